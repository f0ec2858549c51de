# Where the image is put together: Debian 12 with Node 20 or newer, npm and strip.
ARG BUILDER=docker.io/library/node:24-bookworm

FROM ${BUILDER} AS build
WORKDIR /build
COPY . .
RUN npm ci && npm run build && sh deploy/image.sh /image && mkdir /empty

# Nothing but Node and the program: no shell and no package manager.
FROM scratch
COPY --from=build /image/ /
COPY --from=build --chown=10001:10001 --chmod=700 /empty /data
WORKDIR /app
USER 10001:10001
ENV PATH=/usr/bin NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
# 127.0.0.1, since HOST may be any address of the container.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
