import { IsolationLevel, wrap, type EntityManager } from '@mikro-orm/core';
import { onceMoreAfterDeadlock } from '../../platform/database/deadlock.ts';
import { expectScrub } from '../../platform/database/scrub.ts';
import { apagarFilasQueNomeiam } from '../admin/filaPropria.service.ts';
import { apagarAssinaturasDe, apagarCopiasDe, assinaturasDe } from '../checkout/retencao.service.ts';
import { assinaturaCampos } from '../checkout/assinatura.campos.ts';
import { mensagemCampos } from '../contact/mensagem.campos.ts';
import { apagarMensagensDe, mensagensDe } from '../contact/retencao.service.ts';
import { registrarSaida } from '../editing/alteracao.service.ts';
import { registrarAto } from '../editing/ato.service.ts';
import type { Autor } from '../editing/autor.ts';
import { listarNotas } from '../editing/nota.service.ts';
import { contadas } from '../editing/numero.ts';
import type { Tabela } from '../editing/tabela.ts';
import { redactRemains } from '../editing/remains.service.ts';
import { mencoesDe, type Mencao } from './mencoes.service.ts';
import { quemNomeia } from './nomes.service.ts';
import { escritaDe, saoOMesmoEmail } from './titular.server.ts';
import type { Titular } from './titular.ts';

/** Everything that is stored about one person (LGPD, article 18). */
export interface DadosDoTitular {
  assinaturas: object[];
  mensagens: object[];
  /** Texts of other rows that name the person, and orders that are only linked with the person's. */
  mencoes: Mencao[];
}

/** What is kept of an erasure for whoever asks for it once more: nothing that says whose it was. */
export interface RespostaDoApagamento {
  /** How many rows went. */
  assinaturas: number;
  mensagens: number;
  /** Orders of others that only copied the address, and stay without it. */
  copias: number[];
  /** What names the person still, and orders linked with those that went; staff decide about them. */
  mencoes: Mencao[];
}

/** What erasing one person did. */
interface Apagado extends RespostaDoApagamento {
  /** Other addresses in the orders that went; messages and orders may be stored under them too. */
  outrosEmails: string[];
  /** Other documents in the orders that went: the same person's, if the address is one person's; nobody can see them any more. */
  outrosDocumentos: string[];
}

/** Exports what is stored about one person, and leaves in the trace that somebody did. Messages carry no document and are found by e-mail only. */
export async function exportarTitular(em: EntityManager, titular: Titular, quem: Autor): Promise<DadosDoTitular> {
  const [{ suas: assinaturas, ligadas }, mensagens, mencoes] = await Promise.all([
    assinaturasDe(em, titular),
    mensagensDe(em, titular),
    mencoesDe(em, titular),
  ]);
  const simples = async (tabela: Tabela, linhas: { id: number }[]) => {
    const ids = linhas.map(({ id }) => id);
    const notas = await listarNotas(em, tabela, ids);
    return linhas.map((linha) => ({
      ...(wrap(linha).toObject() as object),
      notas: notas
        .filter(({ linhaId }) => linhaId === linha.id)
        .map(({ texto, autor, em: quando }) => ({ texto, autor, em: quando })),
    }));
  };
  const inteiras: Record<string, ReadonlySet<number | string>> = {
    assinaturas: new Set(assinaturas.map(({ id }) => id)),
    mensagens: new Set(mensagens.map(({ id }) => id)),
  };
  await registrarSaida(em.fork(), saidaDoTitular('exportou', quem, assinaturas.length, mensagens.length));
  return {
    assinaturas: await simples(assinaturaCampos, assinaturas),
    mensagens: await simples(mensagemCampos, mensagens),
    mencoes: [...mencoes.filter(({ tabela, id }) => !inteiras[tabela]?.has(id)), ...ligacoes(assinaturas, ligadas)],
  };
}

/**
 * Erases what is stored about one person, notes and trace included, also where those of other rows name the person. The text
 * leaves the file with the next `scrub`.
 * @param conferir what speaks against it, in the transaction that does it
 */
export async function apagarTitular(
  em: EntityManager,
  titular: Titular,
  quem: Autor,
  conferir?: (tx: EntityManager) => Promise<void>,
): Promise<Apagado> {
  const apagar = async (tx: EntityManager): Promise<Apagado> => {
    await conferir?.(tx);
    await expectScrub(tx);
    const nomeia = await quemNomeia(tx, titular);
    const { suas, ligadas } = await apagarAssinaturasDe(tx, titular);
    const mensagens = await apagarMensagensDe(tx, titular);
    const copias = await apagarCopiasDe(tx, titular);
    const mencoes = await mencoesDe(tx, titular);
    const chavesEm = (nome: string) => mencoes.filter(({ tabela }) => tabela === nome).map(({ id }) => id);
    const idsEm = (nome: string) => chavesEm(nome).map(Number);
    const restos = {
      notas: idsEm('notas'),
      alteracoes: idsEm('alteracoes'),
      entregas: idsEm('entregas'),
      atos: chavesEm('atos').map(String),
    };
    await apagarFilasQueNomeiam(tx, nomeia);
    await redactRemains(tx, escritaDe(titular).trocar, restos);
    await registrarSaida(tx, saidaDoTitular('apagou', quem, suas.length, mensagens));
    // Looked for anew: what was to be replaced may stand where nothing is, as in the name of who wrote a note.
    const restam = [...(await mencoesDe(tx, titular)), ...ligacoes(suas, ligadas)];
    const resposta = { assinaturas: suas.length, mensagens, copias, mencoes: restam };
    await registrarAto(tx, quem, { resposta });
    return { ...resposta, ...outrosDe(titular, suas) };
  };
  // Of all that is searched and erased one picture: what comes meanwhile is none of it, and what changes meanwhile has it done once more.
  const umaVez = { isolationLevel: IsolationLevel.REPEATABLE_READ };
  return onceMoreAfterDeadlock(em, () => em.fork().transactional(apagar, umaVez));
}

/** What else is written in a person's orders: under it there may be more, of the same person or of another. */
export function outrosDe(
  titular: Titular,
  suas: readonly { email: string; emailCopia: string; cpfCnpj: string }[],
): { outrosEmails: string[]; outrosDocumentos: string[] } {
  const outros = (achados: string[]) => [...new Set(achados)].filter((achado) => achado !== '' && !ehDoTitular(titular, achado));
  return {
    outrosEmails: outros(suas.flatMap(({ email, emailCopia }) => [email, emailCopia])),
    outrosDocumentos: outros(suas.map(({ cpfCnpj }) => cpfCnpj)),
  };
}

/** What the trace says of it: whose data they were is nothing that it may keep. */
function saidaDoTitular(acao: 'exportou' | 'apagou', autor: Autor, assinaturas: number, mensagens: number) {
  const partes = [
    ...(assinaturas > 0 ? [contadas(assinaturas, 'assinatura', 'assinaturas')] : []),
    ...(mensagens > 0 ? [contadas(mensagens, 'mensagem', 'mensagens')] : []),
  ];
  return { autor, acao, tabela: 'titular' as const, quantas: partes.join(', ') || 'nada' };
}

function ehDoTitular(titular: Titular, achado: string): boolean {
  return 'email' in titular ? saoOMesmoEmail(achado, titular.email) : achado === titular.cpfCnpj;
}

/** Says which orders are only linked with the person's, and by what. */
export function ligacoes(suas: { substituidaPorId: number | null }[], ligadas: { id: number }[]): Mencao[] {
  const correcoes = new Set(suas.map(({ substituidaPorId }) => substituidaPorId));
  return ligadas.map(({ id }) => {
    const campo = correcoes.has(id) ? 'substituiId' : 'substituidaPorId';
    return { tabela: 'assinaturas', id, campo, certa: false };
  });
}
