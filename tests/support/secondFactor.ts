import { generate } from 'otplib';
import { Administrador } from '../../modules/admin/administrador.entity.ts';
import type { Shop } from './shop.ts';
import { SENHA, signIn, type Staff } from './staff.ts';

/** Whoever has a second factor, with the secret in his application and his recovery codes. */
export interface WithFactor {
  usuario: string;
  staff: Staff;
  segredo: string;
  codigos: string[];
}

/** Turns on the second factor of an account, which is made where there is none. */
export async function withFactor(shop: Shop, usuario: string): Promise<WithFactor> {
  const staff = await signIn(shop, usuario);
  const prepared = await staff.graphql(`mutation { prepararSegundoFator(senha: "${SENHA}") { segredo } }`);
  const { segredo } = prepared.data!.prepararSegundoFator as { segredo: string };
  const turnedOn = await turnOn(shop, staff, await generate({ secret: segredo }));
  return { usuario, staff, segredo, codigos: turnedOn.data!.ligarSegundoFator as string[] };
}

/** Turns it on with a code, and goes on with the session that is handed out for it, as a browser does. */
export async function turnOn(shop: Shop, { headers }: Staff, codigo: string): ReturnType<Staff['graphql']> {
  const query = 'mutation ($codigo: String!) { ligarSegundoFator(codigo: $codigo) }';
  const payload = { query, variables: { codigo } };
  const response = await shop.app.inject({ method: 'POST', url: '/graphql', headers, payload });
  const jar = new Map(headers.cookie.split('; ').map((pair) => pair.split(/=(.*)/s) as [string, string]));
  for (const { name, value } of response.cookies) jar.set(name, value);
  headers.cookie = [...jar].map((pair) => pair.join('=')).join('; ');
  return response.json();
}

/** A code that was not taken, as one of half a minute later would be. */
export async function freshCode(shop: Shop, { usuario, segredo }: Pick<WithFactor, 'usuario' | 'segredo'>): Promise<string> {
  await shop.em.fork().nativeUpdate(Administrador, { usuario }, { fatorPasso: 0 });
  return generate({ secret: segredo });
}
