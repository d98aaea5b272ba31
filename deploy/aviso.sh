#!/bin/sh
# Tells somebody that a unit of the shop has failed. Copy it to /etc/loja/aviso.sh, and put AVISO_URL=https://… into /etc/loja/aviso.env: an
# address that takes a text by POST (ntfy, a webhook of the chat, a monitor), or change it to what you have (curl sends mail as well: smtps://).
set -eu
: "${AVISO_URL:?não está em /etc/loja/aviso.env: ninguém foi avisado}"
curl --fail --silent --show-error --max-time 20 --retry 3 \
  --header 'Content-Type: text/plain; charset=utf-8' \
  --data-binary "Loja em $(uname -n): $1 falhou. Veja: journalctl -u $1 -n 50" \
  "$AVISO_URL"
