import { familia, FORA_DE_VENDA, type Dados } from './familia.ts';

/** Dedicated servers. */
export const dedicados: Dados[] = familia('DEDICADO', [0, 5, 10], { app: 1000 }, [
  { nome: 'EPYC 8', descricao: 'Para sair do VPS sem dor.', valor: 649.9, processamento: 8, ram1: 32, disco: 960 },
  {
    nome: 'EPYC 16',
    descricao: 'Para banco de dados e virtualização.',
    valor: 999.9,
    processamento: 16,
    ram1: 64,
    disco: 1920,
    promocional: true,
  },
  { nome: 'EPYC 24', descricao: 'Para muitas máquinas virtuais.', valor: 1499.9, processamento: 24, ram1: 128, disco: 3840 },
  { nome: 'EPYC 32', descricao: 'Para o que não cabe em outro lugar.', valor: 2199.9, processamento: 32, ram1: 256, disco: 7680 },
  { nome: 'Xeon 4', valor: 449.9, processamento: 4, ram1: 16, disco: 480, ...FORA_DE_VENDA },
]);
