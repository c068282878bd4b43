#!/bin/sh
# Starts the program of `--program=PATH` at a lower priority, with all arguments; Chromium ignores that one. Without the
# capability it cannot raise its priority above the server's, as it does where root runs it.
unable='setpriv --bounding-set=-sys_nice'
$unable true 2>/dev/null || unable=
for argument; do
  case $argument in --program=*) exec $unable nice -n 5 "${argument#--program=}" "$@" ;; esac
done
exit 1
