/** Beginning of a line that sets a variable. */
const SETS = /^[ \t]*(export[ \t]+)?([A-Za-z_]\w*)[ \t]*=[ \t]*/;
/** Values that every reader takes for the same: nothing, in quotes (also over several lines), or as they stand. */
const ALIKE = /^(?:(?:'[^']*'|"[^"\\]*")[ \t]*|[^\s'"`#\\][^#\\\r\n]*)?(?=[\r\n]|$)/;

/**
 * What a file of settings has that Node's `loadEnvFile` reads otherwise than systemd's `EnvironmentFile`: a command would work with another secret, or
 * another database, than the server. Answers each variable with the reason, in the form of `ConfigError`, and never a value.
 * @param file what the operator calls it
 */
export function readDifferently(content: string, file: string): (readonly [variable: string, reason: string])[] {
  const wrong: (readonly [string, string])[] = [];
  let commentGoesOn = false;
  for (let rest = content; rest !== '';) {
    const sets = SETS.exec(rest);
    const after = rest.slice(sets?.[0].length ?? 0);
    const value = sets && ALIKE.exec(after);
    const line = /^[^\r\n]*/.exec(value ? after.slice(value[0].length) : after)![0];
    if (sets) {
      const reason = commentGoesOn
        ? 'o comentário antes dela termina com barra invertida e a esconde do systemd; tire a barra'
        : sets[1]
          ? 'o systemd não lê o que tem export; tire a palavra'
          : value
            ? // Node takes the line below for the value then.
              value[0] === '' && /[ \t]$/.test(sets[0]) && 'tem espaços no lugar do valor; tire-os'
            : reasonOf(after);
      if (reason) wrong.push([sets[2]!, `em ${file}, ${reason}`]);
    }
    commentGoesOn = !sets && /^[ \t]*[#;].*\\$/.test(line);
    rest = after.slice((value?.[0].length ?? 0) + line.length).replace(/^(\r\n?|\n)/, '');
  }
  return wrong;
}

function reasonOf(value: string): string {
  const quotes = 'ponha o valor inteiro entre aspas simples';
  const line = /^[^\r\n]*/.exec(value)![0];
  const outside = line.replaceAll(/'[^']*'/g, '');
  if (outside.includes('\\')) return `tem uma barra invertida fora de aspas simples; ${quotes}`;
  if (outside.replaceAll(/"[^"]*"/g, '').includes('#')) return `tem um # fora de aspas; ${quotes}, e comentários em linhas deles`;
  return `tem aspas que não começam e terminam com o valor; ${quotes}`;
}
