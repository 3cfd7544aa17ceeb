#!/bin/sh
# Writes a backup into the folder given, restores it for a test, and keeps the newest 14. Run in the project's folder.
# Ends with the backup's own status: 2 means that documents were already lost or damaged. Then no older backup is
# deleted, since one of them may still have those documents.
set -eu
folder=$1
node=node_modules/.bin/node
file=$folder/hausblick-$(date -u +%Y-%m-%dT%H%M%SZ).tar

# What a backup that was killed has left behind.
rm -f "$folder"/hausblick-*.tar.unfertig

status=0
"$node" server/src/backup/create/command.ts "$file" --verify || status=$?
[ "$status" -eq 0 ] || exit "$status"
# The names begin with the date, so that they sort by age.
find "$folder" -maxdepth 1 -name 'hausblick-*.tar' | sort | head -n -14 | xargs -r rm --
