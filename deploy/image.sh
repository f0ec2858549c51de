#!/bin/sh
# Puts all that the image holds into one folder: Node with its libraries, the packages that the server needs, the
# program and the built pages. Run in a checkout with its packages installed and the pages built.
set -eu
target=${1:?Give the folder to fill.}
app=$target/app
mkdir -p "$app/src" "$target/usr/bin" "$target/etc" "$target/tmp"
chmod 1777 "$target/tmp"

cp package.json package-lock.json .npmrc "$app"
cp -R content scripts dist "$app"
find models -name '*.json' | while read -r weights; do
  mkdir -p "$app/$(dirname "$weights")"
  cp "$weights" "$app/$weights"
done
cp -R src/contract src/domain src/server "$app/src"
find "$app/src" "$app/scripts" -name '*.test.ts' -delete
(cd "$app" && npm ci --omit=dev --ignore-scripts --no-audit --no-fund)

# What only other systems and other programs need of the packages.
sqlite=$app/node_modules/better-sqlite3
rm -rf "$sqlite/deps" "$sqlite/src"
find "$sqlite/prebuilds" -type f ! -name "linux-$(node -p process.arch).node" -delete
find "$app/node_modules" -type f \
  \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete

# The Node that the tests run on, from the packages.
cp node_modules/node/bin/node "$target/usr/bin/node"
if command -v strip >/dev/null; then strip "$target/usr/bin/node"; fi
find "$target/usr/bin/node" "$app/node_modules" -type f \( -name node -o -name '*.node' \) \
  -exec ldd {} + 2>/dev/null | grep -o '/[^ ]*\.so[^ ]*' | sort -u | while read -r library; do
  mkdir -p "$target$(dirname "$library")"
  cp -L "$library" "$target$library"
done

echo 'evenkeel:x:10001:10001:Evenkeel:/app:/nonexistent' >"$target/etc/passwd"
echo 'evenkeel:x:10001:' >"$target/etc/group"
echo 'hosts: files dns' >"$target/etc/nsswitch.conf"
