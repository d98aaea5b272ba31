import { UPTIME } from '../../../../modules/contract/disponibilidade.ts';
import type { Cartao } from './conteudo.server.ts';

/** Advantages that several families share; a page orders them and adds its own. */
export const NVME: Cartao = {
  icone: 'hard-drive',
  titulo: 'NVMe SSD em RAID 10',
  texto: 'Discos NVMe espelhados: leitura e escrita rápidas, e os dados continuam no ar se um disco falhar.',
};
export const DDOS: Cartao = {
  icone: 'shield-check',
  titulo: 'Anti-DDoS incluído',
  texto: 'Ataques volumétricos são filtrados na borda da rede, antes de chegar ao seu site, sem custo adicional.',
};
export const SSL: Cartao = {
  icone: 'lock',
  titulo: 'SSL grátis',
  texto: 'Certificado emitido e renovado sozinho em todos os domínios do plano.',
};
export const SUPORTE_24H: Cartao = {
  icone: 'headset',
  titulo: 'Suporte 24 horas',
  texto: 'Chamados respondidos 24/7/365 por quem administra os servidores, em português.',
};
export const SEM_FIDELIDADE: Cartao = {
  icone: 'undo-2',
  titulo: 'Sem fidelidade',
  texto: 'Sem contrato mínimo e sem multa: cancele quando quiser.',
};
export const TESTE_GRATIS: Cartao = {
  icone: 'gift',
  titulo: '14 dias grátis',
  texto: 'Use o plano completo por duas semanas antes de decidir. Não pedimos cartão.',
};
export const MONITORADO: Cartao = {
  icone: 'activity',
  titulo: `${UPTIME} de uptime`,
  texto: 'Rede, energia e servidores monitorados 24 horas; em contrato, o mês fora do combinado é isento.',
};
export const BACKUP: Cartao = {
  icone: 'refresh-cw',
  titulo: 'Backup diário',
  texto: 'Uma cópia por dia do servidor, com retenção de 1 dia, pronta para restaurar.',
};
export const ROOT: Cartao = {
  icone: 'terminal',
  titulo: 'Acesso root',
  texto: 'Controle absoluto do sistema por SSH: instale, configure e automatize como preferir.',
};
export const LOCAIS: Cartao = {
  icone: 'map-pin',
  titulo: 'Canadá e Estados Unidos',
  texto: 'Data centers com links de 50 Gbps, rede de 600 Gbps e latência próxima de 140 ms para o Brasil.',
};
