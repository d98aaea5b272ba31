import type { EscreverDocumento } from './documento.server.ts';

export const politicaDeSpam: EscreverDocumento = (marca) => ({
  titulo: 'Política de spam',
  descricao: `Regras de envio de e-mail nos serviços da ${marca.BRAND_NAME}: o que é spam, taxa de retorno máxima, limites e consequências.`,
  resumo: 'Envie apenas para quem pediu. Uma taxa de retorno acima de 10% é proibida, e spam leva à suspensão do serviço.',
  versao: '2026-11-01',
  secoes: [
    {
      titulo: 'O que é spam',
      clausulas: [
        'Spam é a mensagem enviada em quantidade a pessoas que não pediram para recebê-la nem têm relação com quem a envia, qualquer que seja o conteúdo.',
        'Listas compradas, alugadas, trocadas ou colhidas na internet são spam, ainda que a mensagem traga opção de saída.',
      ],
    },
    {
      titulo: 'O que exigimos de quem envia',
      clausulas: [
        {
          texto: 'Toda lista de envio deve:',
          itens: [
            'ter o consentimento de cada destinatário, com data e origem guardadas;',
            'trazer em cada mensagem quem a envia e um meio simples de sair da lista;',
            'atender pedidos de saída em até 2 dias úteis;',
            'remover endereços que retornam.',
          ],
        },
        'A taxa de retorno (bounce) acima de 10% é proibida: ela indica lista sem consentimento ou abandonada.',
        'Domínios que enviam devem ter SPF, DKIM e DMARC configurados.',
      ],
    },
    {
      titulo: 'Limites',
      clausulas: [
        'Na hospedagem, cada domínio envia no máximo 250 mensagens por hora, com até 20 destinatários por mensagem.',
        'A mesma mensagem pode ser enviada no máximo uma vez a cada 10 segundos e 5000 vezes por dia.',
        'VPS e servidores dedicados não têm limite de envio, mas seguem todas as demais regras desta política.',
      ],
    },
    {
      titulo: 'Consequências',
      clausulas: [
        'Spam leva à suspensão do serviço. O envio é interrompido assim que o abuso é constatado, e o cliente é avisado.',
        'O serviço volta depois de corrigida a causa, em até 15 dias. A repetição rescinde o contrato.',
        'Custos de retirada do endereço IP de listas de bloqueio podem ser cobrados de quem causou a inclusão.',
      ],
    },
    {
      titulo: 'Como denunciar',
      clausulas: [
        `Encaminhe a mensagem completa, com os cabeçalhos, para ${marca.EMAIL_ABUSE ?? marca.EMAIL_CONTACT}. Toda denúncia é analisada e respondida.`,
      ],
    },
  ],
});
