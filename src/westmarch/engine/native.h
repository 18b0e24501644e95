/* Before compiling: what rules ask of Python most often is answered on the spot where the answer is plain.
 *
 * Half of the time of a compiled game goes into Python's own functions, which have to be ready for anything. Rules
 * compare, look for, sort and add small numbers and plain words. Every C file of the build begins with this one
 * (`C_FLAGS` in wm.py): the functions named at its end are asked here first, and whatever is not plain is left to them.
 * So the answers are theirs, to the order of equal things and the kind of an error. Another compiler, and a Python
 * without a global lock, do without.
 */
#ifndef WESTMARCH_NATIVE_H
#define WESTMARCH_NATIVE_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#if defined(__GNUC__) && !defined(Py_GIL_DISABLED) && !defined(Py_LIMITED_API)

#define WESTMARCH_USUALLY(condition) __builtin_expect(!!(condition), 1)

/* A small number, and its value: one digit of Python's at most. */
static inline int westmarch_is_number(PyObject *thing) {
    if (!PyLong_CheckExact(thing)) return 0;
#if PY_VERSION_HEX >= 0x030C0000
    return PyUnstable_Long_IsCompact((PyLongObject *)thing);
#else
    return Py_SIZE(thing) >= -1 && Py_SIZE(thing) <= 1;
#endif
}

static inline Py_ssize_t westmarch_value(PyObject *number) {
#if PY_VERSION_HEX >= 0x030C0000
    return PyUnstable_Long_CompactValue((PyLongObject *)number);
#else
    return Py_SIZE(number) * (Py_ssize_t)((PyLongObject *)number)->ob_digit[0];
#endif
}

/* A plain word: ASCII, in one piece. */
static inline int westmarch_is_word(PyObject *thing) {
    return PyUnicode_CheckExact(thing) && PyUnicode_IS_COMPACT_ASCII(thing);
}

static inline const void *westmarch_letters(PyObject *word) { return (PyASCIIObject *)word + 1; }

/* Numbers ------------------------------------------------------------------------------------------------------- */

/* Numbers that have been asked for are kept, a few more than Python itself keeps: one table for each library. */
#define WESTMARCH_LEAST (-5)
#define WESTMARCH_KEPT 1029
PyObject *westmarch_numbers[WESTMARCH_KEPT] __attribute__((common, visibility("hidden")));

static inline PyObject *westmarch_number(Py_ssize_t value) {
    size_t place = (size_t)value - (size_t)WESTMARCH_LEAST;
    if (WESTMARCH_USUALLY(place < WESTMARCH_KEPT)) {
        PyObject *number = westmarch_numbers[place];
        if (WESTMARCH_USUALLY(number != NULL)) {
            Py_INCREF(number);
            return number;
        }
        number = PyLong_FromSsize_t(value);
        Py_XINCREF(number);
        westmarch_numbers[place] = number;
        return number;
    }
    return PyLong_FromSsize_t(value);
}

static inline PyObject *westmarch_sum(PyObject *a, PyObject *b, PyObject *(*of_anything)(PyObject *, PyObject *)) {
    if (westmarch_is_number(a) && westmarch_is_number(b)) {
        return westmarch_number(westmarch_value(a) + westmarch_value(b));
    }
    return of_anything(a, b);
}

static inline PyObject *westmarch_rest(PyObject *a, PyObject *b, PyObject *(*of_anything)(PyObject *, PyObject *)) {
    if (westmarch_is_number(a) && westmarch_is_number(b)) {
        return westmarch_number(westmarch_value(a) - westmarch_value(b));
    }
    return of_anything(a, b);
}

static inline int westmarch_is_true(PyObject *thing) {
    if (thing == Py_True) return 1;
    return thing == Py_False || thing == Py_None ? 0 : PyObject_IsTrue(thing);
}

/* Comparing ----------------------------------------------------------------------------------------------------- */

#define WESTMARCH_UNCLEAR 2

/* Which of two numbers or words comes first: -1, 0, 1; unclear for anything else. */
static inline int westmarch_order(PyObject *a, PyObject *b) {
    if (westmarch_is_number(a)) {
        if (!westmarch_is_number(b)) return WESTMARCH_UNCLEAR;
        Py_ssize_t first = westmarch_value(a), second = westmarch_value(b);
        return (first > second) - (first < second);
    }
    if (westmarch_is_word(a) && westmarch_is_word(b)) {
        if (a == b) return 0;
        Py_ssize_t first = PyUnicode_GET_LENGTH(a), second = PyUnicode_GET_LENGTH(b);
        int found = memcmp(westmarch_letters(a), westmarch_letters(b), (size_t)(first < second ? first : second));
        if (found == 0) return (first > second) - (first < second);
        return found < 0 ? -1 : 1;
    }
    return WESTMARCH_UNCLEAR;
}

/* Whether two numbers or words are equal: 1, 0; unclear for anything else. */
static inline int westmarch_same(PyObject *a, PyObject *b) {
    if (westmarch_is_number(a)) {
        return westmarch_is_number(b) ? westmarch_value(a) == westmarch_value(b) : WESTMARCH_UNCLEAR;
    }
    if (westmarch_is_word(a) && westmarch_is_word(b)) {
        Py_ssize_t length = PyUnicode_GET_LENGTH(a);
        if (a == b) return 1;
        return length == PyUnicode_GET_LENGTH(b)
               && memcmp(westmarch_letters(a), westmarch_letters(b), (size_t)length) == 0;
    }
    return WESTMARCH_UNCLEAR;
}

static inline int westmarch_are_equal(PyObject *a, PyObject *b, int question) {
    if (question == Py_EQ) {
        if (a == b) return 1;
        int found = westmarch_same(a, b);
        if (found != WESTMARCH_UNCLEAR) return found;
    }
    return PyObject_RichCompareBool(a, b, question);
}

static inline PyObject *westmarch_compared(PyObject *a, PyObject *b, int question) {
    int found = question == Py_EQ || question == Py_NE ? westmarch_same(a, b) : WESTMARCH_UNCLEAR;
    if (found == WESTMARCH_UNCLEAR) return PyObject_RichCompare(a, b, question);
    PyObject *answer = found == (question == Py_EQ) ? Py_True : Py_False;
    Py_INCREF(answer);
    return answer;
}

/* Lists --------------------------------------------------------------------------------------------------------- */

static inline int westmarch_append(PyObject *list, PyObject *thing) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (WESTMARCH_USUALLY(PyList_CheckExact(list) && size < ((PyListObject *)list)->allocated)) {
        Py_INCREF(thing);
        PyList_SET_ITEM(list, size, thing);
        Py_SET_SIZE((PyVarObject *)list, size + 1);
        return 0;
    }
    return PyList_Append(list, thing);
}

/* Whether a number or a word is in a list or a tuple of such. */
static inline int westmarch_contains(PyObject *things, PyObject *wanted) {
    if (PyList_CheckExact(things) || PyTuple_CheckExact(things)) {
        PyObject **items = PySequence_Fast_ITEMS(things);
        Py_ssize_t size = Py_SIZE(things);
        int found = 0;
        for (Py_ssize_t i = 0; i < size && found == 0; i++) {
            found = items[i] == wanted ? 1 : westmarch_same(items[i], wanted);
        }
        if (found != WESTMARCH_UNCLEAR) return found;
    }
    return PySequence_Contains(things, wanted);
}

/* The order of two tuples of numbers and words, such as options are. */
static inline int westmarch_order_of_tuples(PyObject *a, PyObject *b) {
    if (!PyTuple_CheckExact(a) || !PyTuple_CheckExact(b)) return westmarch_order(a, b);
    Py_ssize_t first = PyTuple_GET_SIZE(a), second = PyTuple_GET_SIZE(b);
    for (Py_ssize_t i = 0; i < first && i < second; i++) {
        PyObject *left = PyTuple_GET_ITEM(a, i), *right = PyTuple_GET_ITEM(b, i);
        if (left != right) {
            int found = westmarch_order(left, right);
            if (found != 0) return found;
        }
    }
    return (first > second) - (first < second);
}

/* Longer lists are sorted here only if they are sorted already. */
#define WESTMARCH_SHORT 128

/* Each thing goes behind those before it that do not come after it, as Python's own order keeps equal things. */
__attribute__((unused)) static int westmarch_sort(PyObject *list) {
    if (!PyList_CheckExact(list)) return PyList_Sort(list);
    PyObject **items = ((PyListObject *)list)->ob_item;
    Py_ssize_t size = PyList_GET_SIZE(list);
    for (Py_ssize_t i = 1; i < size; i++) {
        PyObject *next = items[i];
        int order = westmarch_order_of_tuples(next, items[i - 1]);
        if (WESTMARCH_USUALLY(order == 0 || order == 1)) continue;
        if (order == WESTMARCH_UNCLEAR || size > WESTMARCH_SHORT) return PyList_Sort(list);
        Py_ssize_t low = 0, high = i - 1;
        while (low < high) {
            Py_ssize_t middle = (low + high) / 2;
            order = westmarch_order_of_tuples(next, items[middle]);
            if (order == WESTMARCH_UNCLEAR) return PyList_Sort(list);
            if (order < 0) high = middle;
            else low = middle + 1;
        }
        memmove(items + low + 1, items + low, (size_t)(i - low) * sizeof(PyObject *));
        items[low] = next;
    }
    return 0;
}

/* Tables -------------------------------------------------------------------------------------------------------- */

static inline PyObject *westmarch_item(PyObject *table, PyObject *key) {
    if (westmarch_is_number(key)) {
        size_t place = (size_t)westmarch_value(key);
        if (PyByteArray_CheckExact(table) && place < (size_t)PyByteArray_GET_SIZE(table)) {
            return westmarch_number((unsigned char)PyByteArray_AS_STRING(table)[place]);
        }
        if ((PyList_CheckExact(table) || PyTuple_CheckExact(table)) && place < (size_t)Py_SIZE(table)) {
            PyObject *found = PySequence_Fast_ITEMS(table)[place];
            Py_INCREF(found);
            return found;
        }
    }
    return PyObject_GetItem(table, key);
}

static inline int westmarch_set_item(PyObject *table, PyObject *key, PyObject *value) {
    if (PyByteArray_CheckExact(table) && westmarch_is_number(key) && westmarch_is_number(value)) {
        size_t place = (size_t)westmarch_value(key), number = (size_t)westmarch_value(value);
        if (place < (size_t)PyByteArray_GET_SIZE(table) && number < 256) {
            PyByteArray_AS_STRING(table)[place] = (char)number;
            return 0;
        }
    }
    return PyObject_SetItem(table, key, value);
}

/* The compiler's own functions ---------------------------------------------------------------------------------- */

/* These are written out where they are called; their own definitions stand in the compiler's library all the same. What
 * is written out may not use static functions unless the file counts as the system's. */
#pragma GCC system_header
#if defined(__has_include)
#if __has_include(<CPy.h>)
#include <CPy.h>
#define WESTMARCH_WRITTEN_OUT extern inline __attribute__((gnu_inline))

static inline PyObject *westmarch_boxed(CPyTagged number) {
    if (CPyTagged_CheckLong(number)) return CPyTagged_LongAsObject(number);
    PyObject *found = westmarch_number(CPyTagged_ShortAsSsize_t(number));
    if (!WESTMARCH_USUALLY(found != NULL)) CPyError_OutOfMemory();
    return found;
}

static inline PyObject *westmarch_borrowed(PyObject *list, CPyTagged index) {
    Py_ssize_t place = CPyTagged_ShortAsSsize_t(index);
    if (!WESTMARCH_USUALLY(CPyTagged_CheckShort(index))) {
        PyErr_SetString(PyExc_OverflowError, CPYTHON_LARGE_INT_ERRMSG);
        return NULL;
    }
    if (WESTMARCH_USUALLY((size_t)place < (size_t)PyList_GET_SIZE(list))) return PyList_GET_ITEM(list, place);
    return CPyList_GetItemInt64Borrow(list, place);
}

static inline PyObject *westmarch_owned(PyObject *list, CPyTagged index) {
    PyObject *found = westmarch_borrowed(list, index);
    Py_XINCREF(found);
    return found;
}

WESTMARCH_WRITTEN_OUT PyObject *CPyTagged_StealAsObject(CPyTagged number) { return westmarch_boxed(number); }
WESTMARCH_WRITTEN_OUT PyObject *CPyList_GetItemBorrow(PyObject *l, CPyTagged i) { return westmarch_borrowed(l, i); }
WESTMARCH_WRITTEN_OUT PyObject *CPyList_GetItem(PyObject *l, CPyTagged i) { return westmarch_owned(l, i); }
#endif
#endif

/* From here on, whoever asks Python asks the above. */
#define PyLong_FromLong(value) westmarch_number(value)
#define PyLong_FromSsize_t(value) westmarch_number(value)
#define PyNumber_Add(a, b) westmarch_sum(a, b, PyNumber_Add)
#define PyNumber_InPlaceAdd(a, b) westmarch_sum(a, b, PyNumber_InPlaceAdd)
#define PyNumber_Subtract(a, b) westmarch_rest(a, b, PyNumber_Subtract)
#define PyNumber_InPlaceSubtract(a, b) westmarch_rest(a, b, PyNumber_InPlaceSubtract)
#define PyObject_IsTrue(thing) westmarch_is_true(thing)
#define PyObject_RichCompareBool(a, b, question) westmarch_are_equal(a, b, question)
#define PyObject_RichCompare(a, b, question) westmarch_compared(a, b, question)
#define PyObject_GetItem(table, key) westmarch_item(table, key)
#define PyObject_SetItem(table, key, value) westmarch_set_item(table, key, value)
#define PySequence_Contains(things, wanted) westmarch_contains(things, wanted)
#define PyList_Append(list, thing) westmarch_append(list, thing)
#define PyList_Sort(list) westmarch_sort(list)

#endif
#endif
