# The server in a container: `docker build -t westmarch .`, or with a database and TLS: `docker compose up -d`.

FROM node:22-slim AS client
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci
COPY web ./
RUN npm run build

FROM python:3.12-slim AS wheel
WORKDIR /build
COPY pyproject.toml hatch_build.py wm.py README.md LICENSE ./
COPY src ./src
COPY --from=client /build/src/westmarch/web ./src/westmarch/web
# The client is built already: the wheel takes it as it is.
RUN WESTMARCH_CLIENT=0 pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.12-slim
# Exactly the packages of the lock file, with their hashes; then the program itself, which brings none.
COPY requirements.lock /tmp/requirements.lock
RUN pip install --no-cache-dir --require-hashes -r /tmp/requirements.lock && rm /tmp/requirements.lock
COPY --from=wheel /wheels /wheels
RUN pip install --no-cache-dir --no-deps /wheels/*.whl && rm -r /wheels \
    && useradd --system --create-home --home-dir /var/lib/westmarch westmarch
USER westmarch
ENV WESTMARCH_DATA=/var/lib/westmarch
VOLUME /var/lib/westmarch
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s CMD \
    ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/readyz', timeout=4)"]
CMD ["westmarch", "serve", "--host", "0.0.0.0", "--port", "8000"]
