import { wrap, type EntityManager } from '@mikro-orm/core';
import { apagarEntradasAntigas } from '../admin/entrada.service.ts';
import { apagarAssinaturasAntigas, apagarAssinaturasDe, assinaturasDe, type Titular } from '../checkout/retencao.service.ts';
import { apagarMensagensAntigas, apagarMensagensDe, mensagensDe } from '../contact/retencao.service.ts';
import { listarNotas } from '../editing/nota.service.ts';
import { apagarAlteracoesAntigas, apagarAlteracoesDe } from '../editing/alteracao.service.ts';

/** How long what visitors sent and staff did is kept, in months. */
export interface Prazos {
  assinaturas: number;
  mensagens: number;
  alteracoes: number;
  entradas: number;
}

/** Everything that is stored about one person (LGPD, article 18). */
export interface DadosDoTitular {
  assinaturas: object[];
  mensagens: object[];
}

/** Reads whose data are meant: an e-mail address, a CPF or a CNPJ, with or without dots; null for anything else. */
export function lerTitular(texto: string): Titular | null {
  const limpo = texto.trim();
  if (limpo.includes('@')) return { email: limpo.toLowerCase() };
  const cpfCnpj = limpo.replace(/[.\-/\s]/g, '').toUpperCase();
  return /^(\d{11}|[0-9A-Z]{12}\d{2})$/.test(cpfCnpj) ? { cpfCnpj } : null;
}

/** Exports what is stored about one person. Messages carry no document and are found by e-mail only. */
export async function exportarTitular(em: EntityManager, titular: Titular): Promise<DadosDoTitular> {
  const [assinaturas, mensagens] = await Promise.all([
    assinaturasDe(em, titular),
    'email' in titular ? mensagensDe(em, titular.email) : [],
  ]);
  const simples = async (tabela: string, linhas: { id: number }[]) => {
    const ids = linhas.map(({ id }) => id);
    const notas = await listarNotas(em, tabela, ids);
    return linhas.map((linha) => ({
      ...(wrap(linha).toObject() as object),
      notas: notas
        .filter(({ linhaId }) => linhaId === linha.id)
        .map(({ texto, autor, em: quando }) => ({ texto, autor, em: quando })),
    }));
  };
  return { assinaturas: await simples('pedido', assinaturas), mensagens: await simples('contato', mensagens) };
}

/** Erases what is stored about one person, the trace of it included. Answers how many rows. */
export async function apagarTitular(em: EntityManager, titular: Titular): Promise<{ assinaturas: number; mensagens: number }> {
  return em.transactional(async (tx) => {
    const assinaturas = await apagarAssinaturasDe(tx, titular);
    const mensagens = 'email' in titular ? await apagarMensagensDe(tx, titular.email) : [];
    await apagarAlteracoesDe(tx, 'pedido', assinaturas);
    await apagarAlteracoesDe(tx, 'contato', mensagens);
    return { assinaturas: assinaturas.length, mensagens: mensagens.length };
  });
}

/** Deletes what is older than its term. Answers how many rows went. */
export async function aplicarPrazos(em: EntityManager, prazos: Prazos, agora: Date): Promise<number> {
  const antes = (meses: number) => {
    const limite = new Date(agora);
    limite.setUTCMonth(limite.getUTCMonth() - meses);
    return limite;
  };
  const apagadas = await em.transactional(async (tx) => {
    const linhas = [
      await apagarAssinaturasAntigas(tx, antes(prazos.assinaturas)),
      await apagarMensagensAntigas(tx, antes(prazos.mensagens)),
      await apagarAlteracoesAntigas(tx, antes(prazos.alteracoes)),
      await apagarEntradasAntigas(tx, antes(prazos.entradas)),
    ];
    return linhas;
  });
  return apagadas.reduce((soma, linhas) => soma + linhas, 0);
}
