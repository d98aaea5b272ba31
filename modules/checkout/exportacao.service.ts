import type { Readable } from 'node:stream';
import { csvInstant, writeCsv, type Coluna } from '../../platform/csv.ts';
import type { Assinatura } from './assinatura.entity.ts';

const reais = (valor: number) => valor.toFixed(2).replace('.', ',');

const COLUNAS: readonly Coluna<Assinatura & { nota: string }>[] = [
  ['id', ({ id }) => id],
  ['clienteIdB', ({ clienteIdB }) => clienteIdB],
  ['criada em', ({ criadaEm }) => csvInstant(criadaEm)],
  ['status', ({ status }) => status],
  ['status por', ({ statusPor }) => statusPor ?? ''],
  ['substitui_id', ({ substituiId }) => substituiId ?? ''],
  ['substituida_por_id', ({ substituidaPorId }) => substituidaPorId ?? ''],
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

/** Orders as CSV, amounts with a decimal comma. */
export function exportarAssinaturas(assinaturas: AsyncIterable<Assinatura & { nota: string }>): Readable {
  return writeCsv(COLUNAS, assinaturas);
}
