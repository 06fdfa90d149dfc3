#!/bin/sh
# What systemd thinks of the units: `make units`. It fails at any fault, and where the service is more exposed than it was.
set -eu
cd "$(dirname "$0")/../systemd"
most=15 # tenths
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# The program need not be installed: any that is there stands for it.
sed 's,^ExecStart=/usr/bin/tratto.*,ExecStart=/bin/true,; /^Documentation=/d' tratto.service >"$folder/tratto.service"
sed '/^Documentation=/d' tratto.socket >"$folder/tratto.socket"
told=$(systemd-analyze verify "$folder/tratto.service" "$folder/tratto.socket" 2>&1)
if [ -n "$told" ]; then
	echo "$told"
	exit 1
fi
systemd-analyze security --offline=true --threshold=$most --no-pager "$folder/tratto.service" | tail -1
systemctl --version | head -1
