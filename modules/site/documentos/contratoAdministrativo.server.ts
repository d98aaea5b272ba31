import type { EscreverDocumento } from './documento.server.ts';
import { foro, partes } from './partes.server.ts';

export const contratoAdministrativo: EscreverDocumento = (marca) => ({
  titulo: 'Contrato administrativo de VPS e dedicado',
  descricao: `Administração de VPS e servidores dedicados pela ${marca.BRAND_NAME}: o que inclui, preços, chamados, disponibilidade e cancelamento.`,
  resumo:
    'Administração do servidor por R$ 720,00 por mês ou R$ 8.280,00 por ano, com 5 chamados não emergenciais por mês e cancelamento com 30 dias.',
  versao: '2026-11-22',
  secoes: [
    {
      titulo: 'Partes e objeto',
      clausulas: [
        ...partes(marca),
        {
          texto: 'O objeto é a administração de um VPS ou servidor dedicado contratado com a CONTRATADA, que inclui:',
          itens: [
            'atualizações do sistema operacional e dos serviços básicos;',
            'configuração de servidor web, banco de dados, correio e firewall;',
            'monitoramento 24 horas e restabelecimento de serviços;',
            'análise de lentidão e de incidentes de segurança.',
          ],
        },
        'Desenvolvimento, correção de programas do CONTRATANTE e criação de conteúdo não fazem parte do objeto.',
      ],
    },
    {
      titulo: 'Preço e pagamento',
      clausulas: [
        'A mensalidade é de R$ 720,00.',
        'A anuidade é de R$ 8.280,00, ou 12 parcelas de R$ 690,00. O desconto de R$ 360,00 da contratação anual, sobre doze mensalidades, já está considerado nesses valores.',
        'O serviço é suspenso 5 dias após a falta de pagamento.',
        'A reativação depende do pagamento dos débitos e de uma taxa igual a uma mensalidade, e ocorre em até 48 horas.',
        'O contrato é cancelado automaticamente se os débitos em aberto passarem de uma mensalidade em 30 dias.',
        `Dúvidas sobre cobrança: ${marca.EMAIL_BILLING ?? marca.EMAIL_CONTACT}.`,
      ],
    },
    {
      titulo: 'Chamados',
      clausulas: [
        'O CONTRATANTE tem direito a 5 chamados não emergenciais por mês, de no máximo 2 horas cada um.',
        'Chamados de emergência, com o servidor fora do ar, não entram nessa conta e são atendidos 24 horas.',
      ],
    },
    {
      titulo: 'Disponibilidade',
      clausulas: [
        'A CONTRATADA garante 99,5% de disponibilidade dos serviços administrados. Se não a atingir, o CONTRATANTE fica isento de uma mensalidade.',
      ],
    },
    {
      titulo: 'Prazo, renovação e cancelamento',
      clausulas: [
        'O contrato mensal e o anual renovam-se automaticamente. Quem não quiser renovar avisa com 10 dias de antecedência da renovação.',
        'Qualquer das partes pode cancelar com aviso de 30 dias.',
        'O cancelamento antecipado do contrato anual devolve o desconto recebido e gera multa de 10% sobre as parcelas que faltam.',
      ],
    },
    {
      titulo: 'Acesso e sigilo',
      clausulas: [
        'O CONTRATANTE fornece acesso de administrador. A CONTRATADA usa-o apenas para este contrato e guarda sigilo sobre o que vir.',
        'Alterações feitas pelo CONTRATANTE que causem falhas podem consumir chamados do mês.',
      ],
    },
    foro(marca),
  ],
});
