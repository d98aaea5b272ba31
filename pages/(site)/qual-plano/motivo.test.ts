import { expect, it } from 'vitest';
import { escolherPlano, OPCOES, type Respostas } from '../../../modules/catalogue/escolha.ts';
import { DEMO_PLANOS } from '../../../tests/support/demoPlanos.ts';
import { motivo, perguntaSobre, ressalva } from './motivo.server.ts';

function porque(respostas: Respostas, planos = DEMO_PLANOS) {
  const escolha = escolherPlano(planos, respostas)!;
  return { sentence: motivo(respostas, escolha).replaceAll('\u00a0', ' '), ressalva: ressalva(respostas, escolha) };
}

it.each([
  [
    { oque: 'site', quantos: '5', quem: 'voces' },
    'Você vai ter até 5 sites e só quer publicar: este é o plano de menor preço da linha Hospedagem PHP com pelo menos 25 GB de disco (5 GB para cada um).',
  ],
  [
    { oque: 'node', quantos: '1', quem: 'voces' },
    'Você vai ter uma aplicação Node.js e só quer publicar: este é o plano de menor preço da linha Hospedagem Node.js com pelo menos uma aplicação.',
  ],
  [
    { oque: 'outro', quantos: '20', quem: 'terminal' },
    'Você vai ter até 20 aplicações e quer cuidar do servidor pelo terminal: este é o plano de menor preço da linha VPS Linux com pelo menos 11 GB de memória (1 GB do sistema e 0,5 GB para cada um).',
  ],
  [
    { oque: 'clientes', quantos: '20', quem: 'painel' },
    'Você vai ter até 20 sites de clientes e quer cuidar do servidor por um painel: este é o plano de menor preço da linha VPS cPanel/WHM com pelo menos 20 contas cPanel.',
  ],
] as const)('%j is told why', (respostas, sentence) => {
  expect(porque(respostas).sentence).toBe(sentence);
});

it('is one sentence that says what is looked for, whatever is answered', () => {
  for (const oque of OPCOES.oque)
    for (const quantos of OPCOES.quantos)
      for (const quem of OPCOES.quem) {
        const { sentence } = porque({ oque, quantos, quem });
        expect(sentence).toMatch(
          /^Você vai ter .{5,}: este é o (plano de menor preço da linha .+ com pelo menos .+|maior dela, .+)\.$/,
        );
        expect(sentence).not.toMatch(/undefined|null|NaN|\b1 (aplicações|contas)/);
      }
});

it('says that a plan is not large enough, and that a server is looked after by its owner', () => {
  const pequenos = DEMO_PLANOS.filter(({ nome }) => nome === 'Windows 4 GB');
  const { sentence, ressalva: server } = porque({ oque: 'windows', quantos: '50', quem: 'voces' }, pequenos);
  expect(sentence).toBe(
    'Você vai ter até 50 sistemas para Windows, e nenhum plano da linha VPS Windows tem 27 GB de memória (2 GB do sistema e 0,5 GB para cada um): este é o maior dela, então fale conosco antes de assinar.',
  );
  const hosting = porque({ oque: 'site', quantos: '50', quem: 'voces' });
  expect(hosting).toEqual({
    sentence:
      'Você vai ter até 50 sites, e nenhum plano da linha Revenda PHP tem 250 GB de disco (5 GB para cada um): este é o maior dela, e basta se os seus ocuparem menos, então fale conosco antes de assinar.',
    ressalva: null,
  });
  expect(server).toContain('quem cuida do sistema dele é você');
  expect(porque({ oque: 'site', quantos: '1', quem: 'voces' }).ressalva).toBeNull();
});

it.each([
  [{ oque: 'site', quantos: '1', quem: 'painel' }, /não tem teste grátis nem contas de e-mail prontas/],
  [
    { oque: 'windows', quantos: '5', quem: 'painel' },
    /^VPS Windows não tem painel: o servidor se usa pela Área de Trabalho Remota\.$/,
  ],
  [
    { oque: 'java', quantos: '50', quem: 'painel' },
    /^Servidor dedicado não tem painel: quem cuida do servidor usa o terminal\.$/,
  ],
  [{ oque: 'node', quantos: '50', quem: 'voces' }, /quem cuida do sistema dele é você\. .+ não tem painel/],
  [
    { oque: 'automacao', quantos: '5', quem: 'terminal' },
    /^VPS n8n vem com painel; o acesso root, pelo terminal, também é seu\.$/,
  ],
  [{ oque: 'clientes', quantos: '5', quem: 'painel' }, /^$/],
  [{ oque: 'outro', quantos: '5', quem: 'terminal' }, /^$/],
] as const)('%j is told what the plan is not', (respostas, said) => {
  expect(porque(respostas).ressalva ?? '').toMatch(said);
});

it('asks the company, in the words of who has answered, where no plan is large enough', () => {
  expect(perguntaSobre({ oque: 'node', quantos: '50', quem: 'voces' })).toBe(
    'Olá! Vou ter até 50 aplicações Node.js e só quero publicar. Que plano vocês recomendam?',
  );
});
