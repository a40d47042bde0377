#!/bin/sh
# Prints the digests of the images that Dockerfile and compose.yaml name, as lines of an .env file. Needs docker buildx and the registry.
#   sh docs/deploy/simulator/digests.sh > docs/deploy/simulator/.env
set -eu
here=$(dirname "$0")
images=$(sed -n 's/.*[ ]\([a-z]*:[a-z0-9.-]*\)@${\([A-Z]*_DIGEST\).*/\2 \1/p' "$here/Dockerfile" "$here/compose.yaml" | sort -u)
echo "$images" | while read -r name image; do
    digest=$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}')
    case "$digest" in
        sha256:????????????????????????????????????????????????????????????????) echo "$name=$digest" ;;
        *) echo "$image has no digest but \"$digest\"" >&2; exit 1 ;;
    esac
done
