# Builds the web and serves it. Notes and an example: docs/operations/containers.md
FROM docker.io/library/debian:trixie-slim AS build
# Debian's npm installs the packages; everything else runs on the project's own Node, which needs libatomic1.
RUN apt-get update && apt-get install --yes --no-install-recommends binutils ca-certificates libatomic1 npm
WORKDIR /app
# Packages first: they change less often than the sources.
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY figures/package.json figures/
COPY proofs/package.json proofs/
COPY server/package.json server/
COPY server/bin server/bin
COPY web/package.json web/
RUN npm ci --ignore-scripts --include=dev --include=optional
# Debian's npm does not link it.
RUN cd node_modules/.bin && ln -sf ../node-linux-*/bin/node node
COPY tsconfig.base.json tsconfig.json ./
COPY contract contract
COPY figures figures
COPY server server
COPY web web
RUN npm run build
# The web is built: what is left is what the service runs on, its Node included.
RUN npm ci --ignore-scripts --omit=dev --include=optional --include-workspace-root --workspace=contract --workspace=figures --workspace=server
# What is for developers, for other runtimes, and variants of programs that the service never loads.
RUN (cd node_modules/.bin && ln -sf ../node-linux-*/bin/node node) \
  && strip node_modules/node-linux-*/bin/node \
  && find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' \) -delete \
  && find node_modules -type f -name '*.md' ! -iname 'licen[cs]e*' -delete \
  && find node_modules/tesseract.js-core -type f -name 'tesseract-core*' ! -name 'tesseract-core-simd-lstm*' -delete \
  && rm -r node_modules/node-linux-*/include node_modules/node-linux-*/share node_modules/pdfjs-dist/legacy \
    node_modules/pdfjs-dist/build/*.min.mjs node_modules/pdfjs-dist/web node_modules/libheif-js/libheif \
    node_modules/@tesseract.js-data/deu/4.0.0 node_modules/bare-*/prebuilds node_modules/*/test node_modules/@*/*/test \
  && rm -rf node_modules/@img/*linuxmusl* node_modules/@img/sharp-wasm32 node_modules/@napi-rs/*-musl

FROM docker.io/library/debian:trixie-slim
# Node brings its own list of certificate authorities.
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/* /var/cache/apt/*
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/contract contract
COPY --from=build /app/figures figures
COPY --from=build /app/server server
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/web/build web/build
ENV PATH=/app/node_modules/.bin:$PATH NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
  NODE_COMPILE_CACHE=/app/compiled
RUN install -d -m 700 -o 10001 -g 10001 /data /app/compiled
USER 10001:10001
# What a start loads is compiled once, here. Node uses only what the same user has compiled.
RUN ["node", "--eval", "for (const path of ['server/src/start.ts', 'server/src/operating/demo/writePdf.ts', 'web/build/render.js']) import(`/app/${path}`)"]
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Process 1 handles SIGTERM itself and waits for its children: no init is needed.
CMD ["node", "server/src/main.ts"]
