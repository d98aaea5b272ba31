import 'reflect-metadata';

/** What the operator has besides the server. Each is a script of `package.json`, and in a release `node NAME.js`. */
export const COMMANDS: Record<string, () => Promise<unknown>> = {
  admin: () => import('./admin.ts'),
  privacy: () => import('./privacy.ts'),
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
  resgatar: () => import('./resgatar.ts'),
  move: () => import('./move.ts'),
  catalogo: () => import('./catalogo.ts'),
  demo: () => import('./demo.ts'),
  doctor: () => import('./doctor.ts'),
};
