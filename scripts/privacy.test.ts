import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../tests/support/command.ts';
import { FORMULARIO, novaChave } from '../tests/support/factories.order.ts';
import { criarPlano } from '../tests/support/factories.ts';
import { openShop, type Shop } from '../tests/support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
});
afterAll(() => shop.close());

async function pedir(dados: object): Promise<void> {
  const planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0 })).id);
  const input = { ...FORMULARIO, planoId, periodo: 12, valor: 240, chave: novaChave(), ...dados };
  const { errors } = await shop.graphql('mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }', {
    input,
  });
  expect(errors).toBeUndefined();
}

const privacy = async (...args: string[]) => (await runCommand('privacy', args, shop.config.dataDir)).stdout;

it('tells the operator what nobody can see any more after an erasure, and what is left to look at', async () => {
  await pedir({ emailPrincipal: 'ana@x.com', cpfCnpj: '529.982.247-25', emailAlternativo: 'ana@outra.com' });
  await pedir({ emailPrincipal: 'rui@x.com', infoAdicional: 'Indicação de ana@x.com' });
  await pedir({ emailPrincipal: 'lia@x.com', infoAdicional: 'Indicação de mariana@x.com' });
  await pedir({ emailPrincipal: 'bia@x.com', infoAdicional: 'Indicação de joana@x.com' });
  const said = (await privacy('apagar', 'ANA@x.com')).trim().split('\n');
  expect(said).toEqual([
    'Apagadas: 1 assinaturas e 0 mensagens.',
    'Nas assinaturas havia também estes e-mails, sob os quais pode haver mais: ana@outra.com',
    'Nas assinaturas havia também estes CPFs ou CNPJs, sob os quais pode haver mais: 52998224725',
    'Ainda é mencionado em assinaturas 2, campo infoAdicional.',
    'Pode ser de outra pessoa, confira em assinaturas, campo infoAdicional: 3, 4',
  ]);
});
