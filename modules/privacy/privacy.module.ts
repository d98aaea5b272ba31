import type { Module } from '../module.ts';
import { estaAtrasado, rodarPrazos } from './prazos.service.ts';

/** The module of what the law wants to go (LGPD): terms, and erasure on request, which is a command. */
export const privacy: Module = {
  jobs: [{ isLate: estaAtrasado, run: rodarPrazos }],
};
