/** Columns that say who somebody is, each with how it is written since: what was stored before is found again. */
const ESCRITAS = [
  ['mensagens', 'email', 'lower(trim(email))'],
  ['assinaturas', 'email', 'lower(trim(email))'],
  ['assinaturas', 'email_copia', 'lower(trim(email_copia))'],
  ['assinaturas', 'cpf_cnpj', "upper(replace(replace(replace(replace(cpf_cnpj, '.', ''), '-', ''), '/', ''), ' ', ''))"],
] as const;

/** Statements that write stored addresses in lower case and stored documents without punctuation, in either dialect. */
export const STATEMENTS: readonly string[] = ESCRITAS.map(
  ([table, column, written]) => `update ${table} set ${column} = ${written} where ${column} <> ${written}`,
);
