import { describe, expect, it } from 'vitest';
import { ehPromocional, familiaDoTipo, FAMILIAS, linkAssinatura } from './familia.ts';
import { PlanoTipo, type PlanoTipoNome } from './plano.ts';

describe('the table of families', () => {
  // Section 2 (routes, subscribe links), section 9 (period options) and D8, copied by hand.
  it.each([
    ['PHP', '/plano-hospedagem-php', '/assineja-hospedagem-php', [1, 12, 24], 24, 'ASSINE JÁ'],
    ['REVENDAPHP', '/plano-hospedagem-revenda', '/assineja-hospedagem-php-revenda', [1, 12, 24], 12, 'ASSINE JÁ'],
    ['NODEJS', '/plano-hospedagem-node', '/assineja-hospedagem-nodejs', [1, 6, 12], 12, 'EXPERIMENTE AGORA'],
    ['SPRING', '/plano-hospedagem-spring', '/assineja-hospedagem-spring', [1, 6, 12], 12, 'EXPERIMENTE AGORA'],
    ['JAVA', '/plano-hospedagem-java', '/assineja-hospedagem-java', [1, 6, 12], 12, 'EXPERIMENTE AGORA'],
    ['VPSLINUX', '/plano-vps-linux', '/assineja-vps-linux-dedicado', [1, 6, 12], 12, 'ASSINE JÁ'],
    ['VPSCPANEL', '/plano-vps-cpanel', '/assineja-vps-cpanel', [1, 6, 12], 12, 'ASSINE JÁ'],
    ['VPSLINUXHYPER', '/plano-vps-special', '/assineja-vps-special', [1, 6, 12], 12, 'ASSINE JÁ'],
    ['VPSWINDOWS', '/plano-vps-windows', '/assineja-vps-windows', [1, 6, 12], 12, 'ASSINE JÁ'],
    ['VPSICP', '/plano-vps-icp', '/assineja-vps-icp', [1, 6, 12], 12, 'ASSINE JÁ'],
    ['VPSN8N', '/plano-vps-n8n', '/assineja-vps-icp', [1, 6, 12], 12, 'ASSINE JÁ'],
    ['DEDICADO', '/plano-dedicado', '/assineja-server-dedicado', [1, 6, 12], 12, 'ASSINE JÁ'],
  ] as const)('sells %s at %s and orders at %s', (tipo, rota, rotaAssinatura, periodos, periodoPadrao, botao) => {
    expect(familiaDoTipo(tipo)).toMatchObject({ tipo, rota, rotaAssinatura, periodos, periodoPadrao, botao });
  });

  it('can be tried for 14 days where it is hosting, and not on VPS or dedicated servers, promotional or not', () => {
    const nomes = (Object.keys(PlanoTipo) as PlanoTipoNome[]).filter((nome) => familiaDoTipo(nome).diasDeTeste > 0);
    expect(nomes.toSorted()).toEqual([
      'JAVA',
      'NODEJS',
      'PHP',
      'PROMOCIONAL_HOSPEDAGEM_JAVA',
      'PROMOCIONAL_HOSPEDAGEM_NODE',
      'PROMOCIONAL_HOSPEDAGEM_PHP',
      'PROMOCIONAL_HOSPEDAGEM_REVENDA',
      'PROMOCIONAL_HOSPEDAGEM_SPRING',
      'REVENDAPHP',
      'SPRING',
    ]);
    for (const nome of nomes) expect(familiaDoTipo(nome).diasDeTeste).toBe(14);
  });

  it('has the twelve families and nothing else', () => {
    expect(FAMILIAS).toHaveLength(12);
  });

  it.each([
    ['PROMOCIONAL_HOSPEDAGEM_PHP', '/assineja-hospedagem-php'],
    ['PROMOCIONAL_HOSPEDAGEM_REVENDA', '/assineja-hospedagem-php-revenda'],
    ['PROMOCIONAL_HOSPEDAGEM_JAVA', '/assineja-hospedagem-java'],
    ['PROMOCIONAL_HOSPEDAGEM_NODE', '/assineja-hospedagem-nodejs'],
    ['PROMOCIONAL_HOSPEDAGEM_SPRING', '/assineja-hospedagem-spring'],
    ['PROMOCIONAL_VPS_ICP', '/assineja-vps'],
    ['PROMOCIONAL_VPS_CPANEL', '/assineja-vps'],
    ['PROMOCIONAL_VPS_LINUX', '/assineja-vps'],
    ['PROMOCIONAL_DEDICADO', '/assineja-dedicado'],
  ] as const)('orders %s at %s, with plan and period in the address', (tipo, rota) => {
    expect(linkAssinatura(tipo, '7', 6)).toBe(`${rota}?planoId=7&periodo=6`);
  });

  it('knows a family for every plan type', () => {
    const nomes = Object.keys(PlanoTipo) as PlanoTipoNome[];
    expect(nomes).toHaveLength(21);
    expect(nomes.filter(ehPromocional)).toHaveLength(9);
    for (const nome of nomes) expect(familiaDoTipo(nome).rota).toMatch(/^\/plano-/);
  });
});
