import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { businessDay } from '../../platform/calendar.ts';
import { refuseField } from '../../platform/validation.ts';
import type { AdminContext } from '../services.ts';
import { diasDoMes, MES } from './calendario.ts';
import { noCalendario } from './calendario.service.ts';
import { Calendario } from './calendario.type.ts';

/** What is on air when. */
@Authorized()
@Resolver()
export class CalendarioResolver {
  @Query(() => Calendario, {
    description: 'Preços, destaques, banners e cupons com dias num mês, ligados ou não. Administração.',
  })
  async calendario(
    @Ctx() { em, agora }: AdminContext,
    @Arg('mes', () => String, { nullable: true, description: 'AAAA-MM; sem ele, o mês de hoje em São Paulo.' })
    dito?: string,
  ): Promise<Calendario> {
    const hoje = businessDay(agora);
    const mes = dito ?? hoje.slice(0, 7);
    if (!MES.test(mes)) throw refuseField('mes', 'DADOS_INVALIDOS', 'Mês inválido. Use AAAA-MM.');
    return { mes, hoje, itens: await noCalendario(em, diasDoMes(mes), agora) };
  }
}
