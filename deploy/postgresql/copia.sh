#!/bin/sh
# copia.sh FOLDER KEEP: a dated copy of a shop on PostgreSQL; the newest KEEP of the same database stay, and whatever else lies there. In the place of backup.js in
# loja-backup.service, by loja-backup.conf beside this. DATABASE_URL and DATA_DIR are the shop's; pg_dump must not be older than the server.
set -eu
umask 077
folder=$1
keep=$2
name=copia-$(date -u +%Y-%m-%dT%H-%M-%SZ)
new=$folder/$name.incompleto
rm -rf -- "$folder"/copia-*.incompleto
mkdir "$new"
# What did not end well must not fill the disk until the next night.
trap 'rm -rf -- "$new"' EXIT
# Not among the arguments, which every account of the machine can read.
password=$(node -p 'decodeURIComponent(new URL(process.env.DATABASE_URL.replace("@/", "@localhost/")).password)')
# Without one in the address it is what the settings say.
if [ -n "$password" ]; then export PGPASSWORD="$password"; fi
address=$(printf %s "$DATABASE_URL" | sed -E 's#^(postgres(ql)?://[^:@/]*):[^@/]*@#\1@#')
# Authorities of the machine, which libpq before 16 does not look for.
case $address in
  *sslrootcert=*) ;;
  *sslmode=verify-full*) export PGSSLROOTCERT=/etc/ssl/certs/ca-certificates.crt ;;
esac
# The schema of the shop's tables, as the shop finds it (platform/database/steadySettings.ts): this account may look for names elsewhere first.
home=$(psql -XAt --command="select quote_ident(nspname) from pg_class c join pg_namespace n on n.oid = c.relnamespace where relname = 'mikro_orm_migrations' and nspname = any (current_schemas(false) || 'public'::name) order by nspname <> 'public', array_position(current_schemas(false), nspname) limit 1" --dbname="$address")
home=${home:-public}
# A shop that has moved is copied where it is.
remembers=
if [ -n "$(psql -XAt --command="select to_regclass('$home.registros')" --dbname="$address")" ]; then
  remembers=yes
  moved=$(psql -XAt --command="select conteudo::json ->> 'para' from $home.registros where nome = 'mudou-se'" --dbname="$address")
  if [ -n "$moved" ]; then
    echo "A loja deste banco mudou-se para $moved, e nada foi copiado. Confira DATABASE_URL." >&2
    exit 1
  fi
fi
# Pictures of a version that kept them as files, until a start has taken them into the database: before that, so that they are in both, and not in neither.
if [ -d "$DATA_DIR/uploads" ]; then cp -R "$DATA_DIR/uploads" "$new/uploads"; fi
# What is counted is over soon, and when the terms were last applied is for the operator to say where a copy is put back. Who else may read it, and extensions of
# the server, are of the place and not of the shop: where they are missing nothing would be put back (plpgsql is everywhere). Whoever is signed in is so here, and
# not where the copy is put back: a session that was ended since would go on.
pg_dump --no-privileges --extension=plpgsql --exclude-table-data="$home.contagens" --exclude-table-data="$home.registros" --exclude-table-data="$home.sessoes" --format=custom --file="$new/banco.dump" --dbname="$address"
# Which database it is: when its first step was made.
psql -XAt --command="select extract(epoch from min(executed_at)) from $home.mikro_orm_migrations" --dbname="$address" > "$new/origem.txt"
pg_restore --list "$new/banco.dump" > /dev/null
sync "$new/banco.dump" "$new"
# Run by root, it is for the account that runs the shop all the same, which could not delete it in its turn.
give() { if [ "$(id -u)" = 0 ]; then chown -R --reference="$(dirname "$1")" -- "$1"; fi; }
give "$new"
mv -T -- "$new" "$folder/$name"
# What the doctor and the metrics read: of this machine in a file, of all of them in the database.
when=$(date -u +%Y-%m-%dT%H:%M:%SZ)
printf '{"em":"%s","pasta":"%s"}\n' "$when" "$folder/$name" > "$DATA_DIR/ultima-copia.json.nova"
give "$DATA_DIR/ultima-copia.json.nova"
mv -- "$DATA_DIR/ultima-copia.json.nova" "$DATA_DIR/ultima-copia.json"
if [ -n "$remembers" ]; then
  psql -XqAt --set=ON_ERROR_STOP=1 --set=em="$when" --set=pasta="$folder/$name" --set=home="$home" --dbname="$address" << 'SQL'
insert into :home.registros (nome, conteudo) values ('copia', jsonb_build_object('em', :'em', 'pasta', :'pasta'))
on conflict (nome) do update set conteudo = excluded.conteudo;
SQL
fi
# Those of before there were origins are its own.
for copy in "$folder"/copia-????-??-??T??-??-??Z/banco.dump; do
  copy=${copy%/banco.dump}
  # A clock that was ahead has made some that are called later than this one.
  if [ "$copy" = "$folder/$name" ]; then continue; fi
  if [ ! -e "$copy/origem.txt" ] || cmp -s -- "$copy/origem.txt" "$folder/$name/origem.txt"; then printf '%s\n' "$copy"; fi
done | sort -r | tail -n "+$keep" | while IFS= read -r old; do rm -rf -- "$old"; done
echo "Cópia em $folder/$name"
