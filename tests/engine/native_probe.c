/* What compiled code asks of Python, asked by a test (test_native.py). */

static PyObject *probe_sort(PyObject *self, PyObject *list) {
    if (PyList_Sort(list) < 0) return NULL;
    Py_RETURN_NONE;
}

static PyObject *probe_append(PyObject *self, PyObject *args) {
    PyObject *list, *thing;
    if (!PyArg_ParseTuple(args, "O!O", &PyList_Type, &list, &thing) || PyList_Append(list, thing) < 0) return NULL;
    Py_RETURN_NONE;
}

static PyObject *probe_contains(PyObject *self, PyObject *args) {
    PyObject *things, *wanted;
    if (!PyArg_ParseTuple(args, "OO", &things, &wanted)) return NULL;
    int found = PySequence_Contains(things, wanted);
    return found < 0 ? NULL : PyBool_FromLong(found);
}

static PyObject *probe_compare(PyObject *self, PyObject *args) {
    PyObject *a, *b;
    int question;
    if (!PyArg_ParseTuple(args, "OOi", &a, &b, &question)) return NULL;
    return PyObject_RichCompare(a, b, question);
}

static PyObject *probe_is(PyObject *self, PyObject *args) {
    PyObject *a, *b;
    int question;
    if (!PyArg_ParseTuple(args, "OOi", &a, &b, &question)) return NULL;
    int found = PyObject_RichCompareBool(a, b, question);
    return found < 0 ? NULL : PyBool_FromLong(found);
}

static PyObject *probe_sum(PyObject *self, PyObject *args) {
    PyObject *a, *b;
    return PyArg_ParseTuple(args, "OO", &a, &b) ? PyNumber_Add(a, b) : NULL;
}

static PyObject *probe_rest(PyObject *self, PyObject *args) {
    PyObject *a, *b;
    return PyArg_ParseTuple(args, "OO", &a, &b) ? PyNumber_Subtract(a, b) : NULL;
}

static PyObject *probe_item(PyObject *self, PyObject *args) {
    PyObject *table, *key;
    return PyArg_ParseTuple(args, "OO", &table, &key) ? PyObject_GetItem(table, key) : NULL;
}

static PyObject *probe_set_item(PyObject *self, PyObject *args) {
    PyObject *table, *key, *value;
    if (!PyArg_ParseTuple(args, "OOO", &table, &key, &value) || PyObject_SetItem(table, key, value) < 0) return NULL;
    Py_RETURN_NONE;
}

static PyObject *probe_truth(PyObject *self, PyObject *thing) {
    int found = PyObject_IsTrue(thing);
    return found < 0 ? NULL : PyBool_FromLong(found);
}

static PyObject *probe_number(PyObject *self, PyObject *thing) {
    long value = PyLong_AsLong(thing);
    return value == -1 && PyErr_Occurred() ? NULL : PyLong_FromLong(value);
}

static PyMethodDef methods[] = {
    {"sort", probe_sort, METH_O},          {"append", probe_append, METH_VARARGS},
    {"contains", probe_contains, METH_VARARGS}, {"compare", probe_compare, METH_VARARGS},
    {"is_", probe_is, METH_VARARGS},       {"sum", probe_sum, METH_VARARGS},
    {"rest", probe_rest, METH_VARARGS},    {"item", probe_item, METH_VARARGS},
    {"set_item", probe_set_item, METH_VARARGS}, {"truth", probe_truth, METH_O},
    {"number", probe_number, METH_O},      {NULL, NULL, 0},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "native_probe", NULL, -1, methods};

PyMODINIT_FUNC PyInit_native_probe(void) { return PyModule_Create(&module); }
