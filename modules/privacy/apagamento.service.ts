import type { EntityManager } from '@mikro-orm/core';
import { copiesBeside } from '../../platform/database/copiesBeside.ts';
import { DomainError } from '../../platform/errors.ts';
import { confirmarSenha, exigirAinda, type Confirmacao } from '../admin/confirmacao.service.ts';
import { assinaturaCampos } from '../checkout/assinatura.campos.ts';
import { STATUS_ABERTOS } from '../checkout/assinatura.ts';
import type { Encontradas } from '../checkout/retencao.service.ts';
import { mensagemCampos } from '../contact/mensagem.campos.ts';
import { mensagensDe } from '../contact/retencao.service.ts';
import { isRedacted, remainsOf } from '../editing/remains.service.ts';
import { mencoesDe, type Mencao } from './mencoes.service.ts';
import { exigirTitular, pedidosDaPessoa } from './pessoa.service.ts';
import { apagarTitular, ligacoes, outrosDe, type RespostaDoApagamento } from './privacidade.service.ts';
import type { Titular } from './titular.ts';

/** What erasing a person would do. */
export interface PreviaDoApagamento {
  /** How many rows would go, with their notes and trace; how many of the orders staff are not done with. */
  assinaturas: number;
  emAberto: number;
  mensagens: number;
  /** Orders of others that only copy the address, and would stay without it. */
  copias: number[];
  /** In how many texts of other rows the person would be replaced. */
  trocas: number;
  /** What would name the person still, or may: staff decide. */
  mencoes: Mencao[];
  outrosEmails: string[];
  outrosDocumentos: string[];
  /** Copies of the shop in its folder, which stay as they are. */
  copiasDaLoja: string[];
  /** What would go or be changed, by which `apagarPessoa` knows that nothing has changed since. */
  visto: string;
}

/** A row that would go or lose an address, as `visto` has it. */
interface Vista {
  nome: string;
  id: number;
  versao: number;
}

/** How many rows a refusal names. */
const NOMEADAS = 10;

/** Says what erasing a person would do, and does nothing. @throws `DADOS_INVALIDOS` */
export async function verApagamento(em: EntityManager, texto: string, dataDir: string): Promise<PreviaDoApagamento> {
  const titular = exigirTitular(texto);
  const { suas, ligadas, mensagens, copias } = await oQueVai(em, titular);
  const idsDe = (linhas: readonly { id: number }[]) => linhas.map(({ id }) => id);
  const vao = new Set([
    ...suas.map(({ id }) => `assinaturas ${id}`),
    ...mensagens.map(({ id }) => `mensagens ${id}`),
    ...(await remainsOf(em, assinaturaCampos, idsDe(suas))),
    ...(await remainsOf(em, mensagemCampos, idsDe(mensagens))),
  ]);
  const soCopiam = new Set(idsDe(copias));
  // A copy is taken out of its field, and out of the text that is searched.
  const vai = ({ tabela, id, campo, certa }: Mencao) =>
    vao.has(`${tabela} ${id}`) ||
    (tabela === 'filas_proprias' && certa) ||
    (tabela === 'assinaturas' && soCopiam.has(Number(id)) && (campo === 'emailCopia' || campo === 'busca'));
  const outras = (await mencoesDe(em, titular)).filter((mencao) => !vai(mencao));
  const troca = ({ tabela, campo, certa }: Mencao) => certa && isRedacted(tabela, campo);
  return {
    assinaturas: suas.length,
    emAberto: suas.filter(({ status }) => STATUS_ABERTOS.includes(status)).length,
    mensagens: mensagens.length,
    copias: copias.map(({ id }) => id),
    trocas: outras.filter(troca).length,
    mencoes: [...outras.filter((mencao) => !troca(mencao)), ...ligacoes(suas, ligadas)],
    ...outrosDe(titular, suas),
    copiasDaLoja: copiesBeside(dataDir),
    visto: escrever(vistas({ suas, mensagens, copias })),
  };
}

/** Whose data are erased, and what was seen of them. */
interface Pedido {
  titular: string;
  visto: string;
}

/**
 * Erases a person as the command does, if whoever asks gives the own password again and nothing has changed since the preview.
 * @param limpar takes what was erased out of the database's file
 * @throws `DADOS_INVALIDOS`, `TITULAR_MUDOU`, and what `confirmarSenha` and `exigirAinda` throw
 */
export async function apagarPessoa(
  em: EntityManager,
  { titular: texto, visto }: Pedido,
  confirmacao: Confirmacao,
  limpar: () => Promise<void>,
): Promise<RespostaDoApagamento> {
  const titular = exigirTitular(texto);
  const confirmado = await confirmarSenha(em, confirmacao, 'senha');
  const { assinaturas, mensagens, copias, mencoes } = await apagarTitular(em, titular, confirmacao.access.autor, async (tx) => {
    await exigirAinda(tx, confirmado);
    recusarOutras(visto, vistas(await oQueVai(tx, titular)));
  });
  await limpar();
  return { assinaturas, mensagens, copias, mencoes };
}

async function oQueVai(em: EntityManager, titular: Titular) {
  return { ...(await pedidosDaPessoa(em, titular)), mensagens: await mensagensDe(em, titular) };
}

function vistas({
  suas,
  mensagens,
  copias,
}: Record<'suas' | 'copias', Encontradas['suas']> & Record<'mensagens', Omit<Vista, 'nome'>[]>): Vista[] {
  const por = (nome: string, linhas: readonly Omit<Vista, 'nome'>[]) => linhas.map(({ id, versao }) => ({ nome, id, versao }));
  return [...por('assinatura', [...suas, ...copias]), ...por('mensagem', mensagens)];
}

function escrever(linhas: readonly Vista[]): string {
  return linhas.map(({ nome, id, versao }) => `${nome}-${id}-${versao}`).join(' ');
}

/** Refuses what has come, changed or gone since it was seen, by its name. */
function recusarOutras(visto: string, agora: readonly Vista[]): void {
  const antes = new Set(visto.split(' ').filter(Boolean));
  const atuais = new Set(escrever(agora).split(' ').filter(Boolean));
  const outras = [...[...atuais].filter((dita) => !antes.has(dita)), ...[...antes].filter((dita) => !atuais.has(dita))].map(
    (dita) => dita.split('-').slice(0, 2).join(' '),
  );
  if (outras.length === 0) return;
  const nomes = [...new Set(outras)].slice(0, NOMEADAS).join(', ');
  throw new DomainError(
    'conflict',
    'TITULAR_MUDOU',
    `Desde a prévia chegou, mudou ou saiu: ${nomes}. Nada foi apagado; veja a prévia de novo.`,
  );
}
