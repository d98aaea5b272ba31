import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Assinatura } from './assinatura.entity.ts';

const instante = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'medium' });
const reais = (valor: number) => valor.toFixed(2).replace('.', ',');

const COLUNAS: readonly [string, (assinatura: Assinatura) => string | number][] = [
  ['id', ({ id }) => id],
  ['clienteIdB', ({ clienteIdB }) => clienteIdB],
  ['criada em', ({ criadaEm }) => instante.format(criadaEm)],
  ['status', ({ status }) => status],
  ['status por', ({ statusPor }) => statusPor ?? ''],
  ['nome', ({ nome }) => nome],
  ['cpf_cnpj', ({ cpfCnpj }) => cpfCnpj],
  ['email', ({ email }) => email],
  ['email_copia', ({ emailCopia }) => emailCopia],
  ['tel_cel', ({ telCel }) => telCel],
  ['cep', ({ cep }) => cep],
  ['endereco', ({ endereco }) => endereco],
  ['numero', ({ numero }) => numero],
  ['complemento', ({ complemento }) => complemento],
  ['bairro', ({ bairro }) => bairro],
  ['cidade', ({ cidade }) => cidade],
  ['estado', ({ estado }) => estado],
  ['dominio', ({ dominio }) => dominio],
  ['dominio_registro', ({ dominioRegistro }) => dominioRegistro],
  ['plano', ({ plano }) => plano],
  ['pagamento (meses)', ({ pagamento }) => pagamento],
  ['selectedSystem', ({ selectedSystem }) => selectedSystem],
  ['espaco_adicional (GB)', ({ espacoAdicional }) => espacoAdicional],
  ['ip_adicional', ({ ipAdicional }) => ipAdicional],
  ['cupom', ({ cupom }) => cupom],
  ['valor', ({ valor }) => reais(valor)],
  ['valor conferido', ({ valorConferido }) => (valorConferido ? 'sim' : 'não')],
  ['indicacao', ({ indicacao }) => indicacao],
  ['infoAdicional', ({ infoAdicional }) => infoAdicional],
  ['nota', ({ nota }) => nota],
];

/**
 * Orders as CSV (RFC 4180) in the form that Brazilian spreadsheet programs open: UTF-8 with a mark, semicolons, decimal comma.
 * What a visitor typed as a formula stays text (OWASP: CSV injection).
 */
export function exportarCsv(assinaturas: AsyncIterable<Assinatura>): Readable {
  const csv = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    header: true,
    columns: COLUNAS.map(([titulo]) => titulo),
  });
  const linhas = (async function* () {
    for await (const assinatura of assinaturas) yield COLUNAS.map(([, ler]) => ler(assinatura));
  })();
  // An error ends the stream, and with it the download; there is nothing else to do about it here.
  return pipeline(Readable.from(linhas), csv, () => {});
}
