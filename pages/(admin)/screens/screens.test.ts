import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bannerCampos, bannerIcpCampos } from '../../../modules/banners/banner.campos.ts';
import { assinaturaCampos } from '../../../modules/checkout/assinatura.campos.ts';
import { cupomCampos } from '../../../modules/coupons/cupom.campos.ts';
import { mensagemCampos } from '../../../modules/contact/mensagem.campos.ts';
import { destaqueCampos } from '../../../modules/catalogue/destaque.campos.ts';
import { planoCampos } from '../../../modules/catalogue/plano.campos.ts';
import { ordensDe } from '../../../modules/editing/campo.ts';
import { handledSorts } from '../../../modules/editing/status.ts';
import { avisoCampos } from '../../../modules/notices/aviso.campos.ts';
import { depoimentoCampos } from '../../../modules/testimonials/depoimento.campos.ts';
import { SCREENS } from './screens.ts';

it.each(Object.keys(SCREENS))('the screen %s has a component under its name', (screen) => {
  expect(existsSync(`pages/(admin)/screens/${screen}.tsx`)).toBe(true);
});

it.each([
  ['assinaturas', assinaturaCampos, handledSorts(assinaturaCampos)],
  ['mensagens', mensagemCampos, handledSorts(mensagemCampos)],
  ['banner', bannerCampos, ordensDe(bannerCampos)],
  ['bannericp', bannerIcpCampos, ordensDe(bannerIcpCampos)],
  ['cupons', cupomCampos, ordensDe(cupomCampos)],
  ['planos', planoCampos, ordensDe(planoCampos)],
  ['destaques', destaqueCampos, ordensDe(destaqueCampos)],
  ['depoimentos', depoimentoCampos, ordensDe(depoimentoCampos)],
  ['avisos', avisoCampos, ordensDe(avisoCampos)],
] as const)('the address of %s takes what its table sorts by, and nothing else', (screen, tabela, ordens) => {
  const { address } = SCREENS[screen];
  const asked = [...Object.keys(tabela.shape), 'criadaEm', 'status', 'id'];
  expect(asked.filter((ordenar) => address.parse({ ordenar }).ordenar === ordenar)).toEqual(ordens);
});
