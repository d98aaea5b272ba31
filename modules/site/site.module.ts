import type { Module } from '../module.ts';
import { siteRoutes } from './site.routes.ts';

/** The module of what search engines, phones and browsers read. */
export const site: Module = {
  routes: [siteRoutes],
  // What GraphQL has of all modules for programs; it is put together outside of them.
  isPublic: ['GET /api/schema.graphql'],
};
