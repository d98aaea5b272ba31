import { dedicados } from './planos/dedicado.ts';
import type { Dados } from './planos/familia.ts';
import { hospedagem } from './planos/hospedagem.ts';
import { painel } from './planos/painel.ts';
import { promocoes } from './planos/promocoes.ts';
import { vps } from './planos/vps.ts';

/** The demo catalogue: every family with an inactive plan, and every promotional type. */
export const PLANOS: readonly Dados[] = [...hospedagem, ...vps, ...painel, ...dedicados, ...promocoes];
