# docker build --tag a11y-lint .                 one program and nothing else
# docker build --tag a11y-lint:ci --target ci .  with a shell and git, for services that need them
#
# docker run --rm --network none --volume "$PWD:/project:ro" a11y-lint

FROM swift:6.3-bookworm@sha256:7060a792f4cd9eaa0d00826d941cec00ab8d252d33b8b28bc8e105f51f2dba73 AS build
WORKDIR /source
COPY . .
# The whole C library goes in as well, so the program needs no file of a system.
RUN swift build -c release --product a11y-lint -Xswiftc -static-executable \
    && cp .build/release/a11y-lint /a11y-lint \
    && strip /a11y-lint

FROM debian:bookworm-slim@sha256:abd67ffcfa541b485a3dff59865ab629aa048a6c613e639d36e7456b0b229241 AS ci
RUN apt-get update \
    && apt-get install --yes --no-install-recommends git \
    && rm -rf /var/lib/apt/lists/* \
    # The project belongs to another user; git reads it only where it is told to. A service that puts it
    # elsewhere says so with GIT_CONFIG_COUNT, as docs/ci/gitlab-ci.yml does.
    && git config --system --add safe.directory /project
COPY --from=build /a11y-lint /usr/local/bin/a11y-lint
USER 65532:65532
WORKDIR /project

FROM scratch
COPY --from=build /a11y-lint /a11y-lint
USER 65532:65532
WORKDIR /project
ENTRYPOINT ["/a11y-lint"]
CMD ["lint"]
