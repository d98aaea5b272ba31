import { createHash } from 'node:crypto';
import { DomainError } from '../../platform/errors.ts';

/** How a refusal of an old version ends; a form adds what has become of what was typed. */
export const NADA_SOBRESCRITO = 'Nada foi sobrescrito.';

/** Digest of what was sent, by which a repeat is told from something else under the same key (D38). What is undefined says nothing. */
export function resumir(conteudo: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(conteudo, (_nome, dado: unknown) => (ehObjeto(dado) ? porNome(dado) : dado)))
    .digest('hex');
}

/** The same of a file. */
export function resumirArquivo(conteudo: Buffer): string {
  return createHash('sha256').update(conteudo).digest('hex');
}

/** The refusal of other content under a key. The key is what is wrong; of a row it also says which one the first content made, and which version: what follows is a change of that one. */
export function chaveReutilizada({ de, linhaId, versao }: Anterior): DomainError {
  const mensagem = `Esta chave de idempotência já foi usada por um ${de} com outros dados. Use uma chave nova para outro ${de}.`;
  const feito = [
    { campo: 'versao', mensagem: String(versao) },
    { campo: 'id', mensagem: String(linhaId) },
  ];
  const fields = [{ campo: 'chave', mensagem }, ...(versao == null ? [] : feito)];
  return new DomainError('conflict', 'CHAVE_REUTILIZADA', mensagem, { fields });
}

/** What the first content under a key was. */
interface Anterior {
  de: string;
  linhaId?: number | null;
  versao?: number | null;
}

/** The refusal of a repeat whose row is not any more as the act has left it: its answer would be somebody else's. */
export function alteradaDesde(): DomainError {
  return new DomainError(
    'conflict',
    'ALTERADO_POR_OUTRA_PESSOA',
    `O que você enviou antes foi salvo, e alterado desde então. ${NADA_SOBRESCRITO}`,
  );
}

/** The refusal of what arrives after it was given up. */
export function atoEncerrado(): DomainError {
  return new DomainError(
    'conflict',
    'ATO_ENCERRADO',
    'Este envio chegou tarde: já tinha sido dado por perdido. Nada foi feito; envie de novo.',
  );
}

function ehObjeto(dado: unknown): dado is Record<string, unknown> {
  return typeof dado === 'object' && dado !== null && !Array.isArray(dado);
}

function porNome(objeto: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(objeto).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
