import type { Module } from '../module.ts';
import { pictureRoutes } from './picture.routes.ts';

/** The module of what is shown when an address of the shop is shared. */
export const sharing: Module = {
  routes: [pictureRoutes],
};
