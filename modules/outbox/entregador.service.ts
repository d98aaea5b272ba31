import { setTimeout as wait } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/core';
import type { FastifyBaseLogger } from 'fastify';
import { ClockWatch } from '../../platform/clockWatch.ts';
import { clockSkew } from '../../platform/database/clockSkew.ts';
import type { Orm } from '../../platform/database/orm.ts';
import { announce } from '../../platform/happenings.ts';
import { adiantar } from './adiantamento.service.ts';
import { Ausencia } from './ausencia.ts';
import { aoAnunciar } from './despertador.ts';
import type { Entrega } from './entrega.entity.ts';
import type { TipoDeEvento } from './entrega.ts';
import { soltar, tomar, type Feita } from './tomada.service.ts';

const SEGUNDO = 1000;
const MINUTO = 60 * SEGUNDO;
const HORA = 60 * MINUTO;

/** Milliseconds of everything that the worker waits for. */
interface Tempo {
  /** Between two looks for what is due, at least: a visitor's order comes before what is told of it. */
  passo: number;
  /** Without being woken: what other processes announce, and what is due again, is found then. */
  espera: number;
  /** After each attempt that failed; after the last of them the entry is given up. */
  pausas: readonly number[];
  /** For how long an entry is one's own; longer than an attempt can take. */
  posse: number;
  /** For how long attempts at work are waited for when the process ends. */
  despedida: number;
}

const TEMPO: Tempo = {
  passo: 50,
  espera: 2 * SEGUNDO,
  pausas: [MINUTO, 5 * MINUTO, 30 * MINUTO, 2 * HORA, 6 * HORA, 12 * HORA, 24 * HORA, 24 * HORA],
  posse: MINUTO,
  despedida: 3 * SEGUNDO,
};

/** So many announcements since the last look say that visitors are many, where the requests at this moment may not. */
const MUITOS = 3;
/** How many times as long is waited between two looks while visitors are many. */
const DEVAGAR = 10;
/** Up to which part of a pause is added to it, so that what failed together does not come back together. */
const ACASO = 0.1;

/** For how long an entry is tried whose server is away, since it came; whoever is told of an order a week later was told of it by somebody. */
const MAIS_LONGE_FORA = 7 * 24 * HORA;

/** An entry that is one's own for as long as it is being delivered. */
export type EntregaTomada = Readonly<Entrega>;

/** What came of an attempt, and what the recipient said, in short. */
export interface Resultado {
  entregue: boolean;
  resposta: string;
  /** Set where nobody waits for another attempt. */
  semVolta?: boolean;
  /** Set where it is only tried again when staff say so. */
  soAPedido?: boolean;
  /** Whether the server that all are told through is away, which says nothing of this entry; unset where it was not asked, or each has its own. */
  foraDoAr?: boolean;
  /** Set where nobody was told, since its turn is only then: it waits, and this was no attempt. */
  naVezDe?: Date;
}

/** How often clocks are compared, and what a wrong one has put off is looked for, in milliseconds. */
const ADIANTA_MS = 60_000;

/** Those who are told of events, and how. */
export interface Destinatarios {
  /** How they are told, as it is counted. */
  forma: 'mail' | 'webhook';
  /** Entries of one recipient that are on their way at once: a slow one holds up nobody else. */
  aoMesmoTempo: number;
  /** What they are told after everything else, and what later events about the same row need not wait for. */
  porUltimo?: TipoDeEvento;
  /** Longest that what waits for its turn does, in milliseconds, by the reason that it says. */
  maisLongas?: (em: EntityManager) => Promise<ReadonlyMap<string, number>>;
  /** Who may be told now. */
  ativos: (em: EntityManager) => Promise<readonly string[]>;
  /** Tells one of them; rejects only when it was interrupted. */
  entregar: (em: EntityManager, entrega: EntregaTomada, signal: AbortSignal) => Promise<Resultado>;
}

/** What delivers the outbox of a shop. */
export interface Entregador {
  start: () => void;
  /** Ends: attempts at work are finished, or given back. */
  stop: () => Promise<void>;
}

interface Partes {
  orm: Orm;
  destinatarios: readonly Destinatarios[];
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
  /** Whether visitors are many just now; never, where nobody can say. */
  isBusy?: () => boolean;
  /** Whether what is in the database is this shop's to tell; always, where nobody can say. */
  isOurs?: () => boolean;
  tempo?: Partial<Tempo>;
}

/** The worker of a process; several over one database take each entry once. */
export function createEntregador({ tempo, ...partes }: Partes): Entregador {
  return new Worker(partes, { ...TEMPO, ...tempo });
}

class Worker implements Entregador {
  readonly #partes: Omit<Partes, 'tempo'>;
  readonly #tempo: Tempo;
  readonly #fim = new AbortController();
  /** What is on its way, by its recipient. */
  readonly #emCurso = new Map<string, Set<Promise<void>>>();
  /** Whether those who tell reach their server. */
  readonly #ausencias: ReadonlyMap<Destinatarios, Ausencia>;
  /** What has come of entries, and is not stored: together, since each commit is a way to the disk that orders wait for. */
  readonly #feitas: Feita[] = [];
  /** Announcements of this process since the last look. */
  #anuncios = 0;
  /** When what a wrong clock has put off was last looked for. */
  #adiantadas = -Infinity;
  readonly #relogio = new ClockWatch();
  /** By how much this machine's clock is ahead of the database's, in milliseconds. */
  #adiante = 0;
  #ended = false;
  #isDone: Promise<void> = Promise.resolve();
  #wake = () => {};
  #deaf = () => {};

  constructor(partes: Omit<Partes, 'tempo'>, tempo: Tempo) {
    this.#partes = partes;
    this.#tempo = tempo;
    this.#ausencias = new Map(partes.destinatarios.map((um) => [um, new Ausencia(tempo.pausas)]));
  }

  start(): void {
    this.#deaf = aoAnunciar(this.#partes.orm.config, () => {
      this.#anuncios += 1;
      this.#wake();
    });
    this.#isDone = this.#run();
  }

  async stop(): Promise<void> {
    this.#ended = true;
    this.#deaf();
    this.#wake();
    await this.#isDone;
    const late = setTimeout(() => this.#fim.abort(), this.#tempo.despedida);
    for (const emCurso of this.#emCurso.values()) await Promise.all(emCurso);
    clearTimeout(late);
    await this.#store().catch(this.#failed);
  }

  async #run(): Promise<void> {
    while (!this.#ended) {
      // Before the look: what is announced meanwhile is looked for again.
      const woken = new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      await this.#store().catch(this.#failed);
      if (this.#partes.isOurs?.() !== false) await this.#look().catch(this.#failed);
      const patience = new AbortController();
      await Promise.race([woken, wait(this.#tempo.espera, null, { signal: patience.signal, ref: false }).catch(() => {})]);
      patience.abort();
      const slowly = this.#anuncios > MUITOS || this.#partes.isBusy?.();
      this.#anuncios = 0;
      if (!this.#ended) await wait(this.#tempo.passo * (slowly ? DEVAGAR : 1), null, { ref: false });
    }
  }

  readonly #failed = (error: unknown) => this.#partes.log.error({ err: error }, 'the outbox could not be read or written');

  async #look(): Promise<void> {
    const em = this.#partes.orm.em.fork();
    if (this.#relogio.wasPutBack() || performance.now() - this.#adiantadas > ADIANTA_MS) {
      this.#adiante = ((await clockSkew(em)) ?? 0) * 1000;
      await this.#bringForward(em);
      this.#adiantadas = performance.now();
    }
    for (const destinatarios of this.#partes.destinatarios)
      for (const destino of await destinatarios.ativos(em)) await this.#take(em, destino, destinatarios);
    for (const [destino, emCurso] of this.#emCurso) if (emCurso.size === 0) this.#emCurso.delete(destino);
  }

  /** Makes due what a clock that was ahead has put off. */
  async #bringForward(em: EntityManager): Promise<void> {
    const motivos = new Map<string, number>();
    for (const { maisLongas } of this.#partes.destinatarios)
      for (const [motivo, ms] of (await maisLongas?.(em)) ?? []) motivos.set(motivo, ms);
    const pausas = this.#tempo.pausas.map((pausa) => pausa * (1 + ACASO));
    await adiantar(em, this.#now(), { pausas, motivos, posse: this.#tempo.posse });
  }

  /** The time of the database: whose an entry is, and when it is due, several machines have to see alike. */
  #now(): Date {
    return new Date(new Date().getTime() - this.#adiante);
  }

  /** Sets off what is due for a recipient. */
  async #take(em: EntityManager, destino: string, destinatarios: Destinatarios): Promise<void> {
    const emCurso = this.#emCurso.get(destino) ?? new Set();
    this.#emCurso.set(destino, emCurso);
    const ausencia = this.#ausencias.get(destinatarios)!;
    const quantas = ausencia.cabem(destinatarios.aoMesmoTempo - emCurso.size);
    if (quantas <= 0 || this.#ended) return;
    const agora = this.#now();
    const ate = new Date(agora.getTime() + this.#tempo.posse);
    const tomadas = await tomar(em, destino, { quantas, agora, ate, porUltimo: destinatarios.porUltimo ?? null });
    ausencia.tentadas(tomadas.length);
    for (const entrega of tomadas) {
      const feita = this.#deliver(entrega, destinatarios).finally(() => {
        emCurso.delete(feita);
        // The next about the same row may go now.
        this.#wake();
      });
      emCurso.add(feita);
    }
  }

  async #deliver(entrega: EntregaTomada, destinatarios: Destinatarios): Promise<void> {
    const { orm, log } = this.#partes;
    const begun = performance.now();
    let dito: Pick<Resultado, 'foraDoAr' | 'resposta'> = { resposta: '' };
    try {
      const resultado = await destinatarios.entregar(orm.em.fork(), entrega, this.#fim.signal).catch((error: unknown) => {
        if (!this.#fim.signal.aborted) throw error;
        return null;
      });
      dito = resultado ?? dito;
      if (resultado !== null && !resultado.naVezDe) {
        const seconds = (performance.now() - begun) / 1000;
        announce('delivery', { to: destinatarios.forma, outcome: resultado.entregue ? 'delivered' : 'failed', seconds });
      }
      // What the end of the process has interrupted is not counted.
      const desfecho = resultado === null ? { tentativas: entrega.tentativas - 1 } : this.#outcome(entrega, resultado);
      this.#feitas.push({ entrega, desfecho });
    } catch (error) {
      log.error({ err: error, entrega: entrega.id }, 'an entry of the outbox could not be delivered');
    } finally {
      this.#hear(destinatarios, dito);
    }
  }

  /** Says once that the server that all are told through is away, and once that it is back: each of its letters would say so. */
  #hear(destinatarios: Destinatarios, { foraDoAr, resposta }: Pick<Resultado, 'foraDoAr' | 'resposta'>): void {
    const { log } = this.#partes;
    const mudou = this.#ausencias.get(destinatarios)!.ouvir(foraDoAr);
    if (mudou === 'foi') log.warn({ resposta }, 'O servidor de e-mail não aceita nada agora: as cartas esperam até que volte.');
    if (mudou === 'voltou') log.info('O servidor de e-mail voltou a aceitar: as cartas que esperavam seguem.');
  }

  /** Stores what has come of entries since the last time; where that fails, they are due again when they are nobody's any more. */
  async #store(): Promise<void> {
    const feitas = this.#feitas.splice(0);
    if (feitas.length > 0) await soltar(this.#partes.orm.em.fork(), feitas);
  }

  #outcome({ tentativas, criadaEm }: EntregaTomada, resultado: Resultado) {
    const { entregue, resposta, semVolta, soAPedido, foraDoAr, naVezDe } = resultado;
    if (naVezDe) return { proximaEm: new Date(naVezDe.getTime() - this.#adiante), tentativas: tentativas - 1, resposta };
    const agora = this.#now();
    if (entregue) return { estado: 'entregue' as const, entregueEm: agora, resposta };
    if (semVolta) return { estado: 'descartada' as const, resposta };
    const pausa = this.#tempo.pausas[foraDoAr ? 0 : tentativas - 1];
    const tarde = foraDoAr && agora.getTime() - criadaEm.getTime() > MAIS_LONGE_FORA;
    if (soAPedido || tarde || pausa === undefined) return { estado: 'desistida' as const, resposta };
    const proximaEm = new Date(agora.getTime() + pausa * (1 + Math.random() * ACASO));
    // Of failures that say nothing of the entry the first is counted, so that it shows that it was tried.
    return { proximaEm, resposta, ...(foraDoAr && { tentativas: Math.max(1, tentativas - 1) }) };
  }
}
