import { Administrador } from '../../modules/admin/administrador.entity.ts';
import { cifrarSenha } from '../../modules/admin/senha.service.ts';
import type { LightMyRequestResponse } from 'fastify';
import type { Papel } from '../../modules/roles/papel.ts';
import type { Shop } from './shop.ts';

export const SENHA = 'uma senha de teste';

/** A signed-in administrator of a shop. */
export interface Staff {
  id: number;
  /** Headers of a request by this administrator's browser. */
  headers: { cookie: string };
  /** Sends a GraphQL document in the administrator's name. */
  graphql: Shop['graphql'];
  rest: (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) => Promise<LightMyRequestResponse>;
}

/** Creates an administrator and signs in through the front door. */
export async function signIn(shop: Shop, usuario = 'ana', papel: Papel = 'administrador'): Promise<Staff> {
  const em = shop.orm.em.fork();
  const known = await em.findOne(Administrador, { usuario });
  const id =
    known?.id ?? (await em.insert(Administrador, { usuario, senhaHash: await cifrarSenha(SENHA), papel, criadoEm: new Date() }));
  const { statusCode, cookies } = await shop.app.inject({
    method: 'POST',
    url: '/auth/login',
    payload: { username: usuario, password: SENHA },
  });
  if (statusCode !== 200) throw new Error(`sign-in answered ${statusCode}`);
  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  return {
    id: Number(id),
    headers,
    graphql: async (query, variables) =>
      (await shop.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })).json(),
    rest: (method, url, payload) => shop.app.inject({ method, url, headers, ...(payload && { payload }) }),
  };
}
