import type { Module } from '../module.ts';
import { marcaRoutes } from './marca.routes.ts';

/** The module of the company's own files. */
export const brand: Module = {
  routes: [marcaRoutes],
};
