import type { PageContextServer } from 'vike/types';

/** Tells the browser's router where the admin area is, on its own pages only. */
export function htmlAttributes({ adminPath }: PageContextServer) {
  return adminPath ? { 'data-admin': adminPath } : {};
}
