# Builds the web and serves it. Notes and an example: docs/operations/containers.md
FROM node:24-trixie-slim AS build
# The project's own Node needs it.
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
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
COPY tsconfig.base.json tsconfig.json ./
COPY contract contract
COPY figures figures
COPY server server
COPY web web
RUN npm run build
# What is left is what the service runs on, its Node included.
RUN npm prune --ignore-scripts --omit=dev --include=optional

FROM debian:trixie-slim
RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/contract contract
COPY --from=build /app/figures figures
COPY --from=build /app/server server
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/web/build web/build
ENV PATH=/app/node_modules/.bin:$PATH NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN install -d -m 700 -o 10001 -g 10001 /data
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Process 1 handles SIGTERM itself and waits for its children: no init is needed.
CMD ["node", "server/src/main.ts"]
