export const NUMEROS: readonly { numero: string; texto: string }[] = [
  { numero: '70 mil', texto: 'sites hospedados' },
  { numero: '25 mil', texto: 'clientes atendidos' },
  { numero: '99,99%', texto: 'de uptime garantido' },
  { numero: '24 horas', texto: 'de suporte e monitoramento' },
];
