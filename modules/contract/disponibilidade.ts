/** The uptime that pages promise (section 1 of the catalogue). */
export const UPTIME = '99,99%';

/** Below which share of a month a contract waives a month's fee. */
export const DISPONIBILIDADE_DO_CONTRATO = { hospedagem: '99,5%', servidor: '98%' } as const;

/** Where on a page `NOTA_DE_UPTIME` stands. */
export const ANCORA_DA_NOTA = 'nota-uptime';

/** What the promised uptime is beside what the contracts pay for, wherever the first is said. */
export const NOTA_DE_UPTIME = `${UPTIME} é a disponibilidade prometida para a nossa infraestrutura, com monitoramento 24 horas. Em contrato, o mês em que o serviço ficar menos de ${DISPONIBILIDADE_DO_CONTRATO.hospedagem} no ar (hospedagem) ou ${DISPONIBILIDADE_DO_CONTRATO.servidor} (VPS e dedicados) isenta você de uma mensalidade.`;
