import { Type } from '@mikro-orm/core';
import { Big } from 'big.js';

/**
 * Money: integer cents in the database, a number of reais at every door. To cents the way is decimal, never `* 100` on a float; back, the
 * quotient of two integers is the number nearest to the decimal one, which is what its digits are read as. What is not known is null on both sides.
 */
export class ReaisType extends Type<number | null, number | string | null> {
  override convertToDatabaseValue(reais: number | null): number | null {
    return reais === null ? null : Big(reais).times(100).toNumber();
  }

  override convertToJSValue(cents: number | string | null): number | null {
    return cents === null ? null : Number(cents) / 100;
  }

  override getColumnType(): string {
    return 'integer';
  }

  override compareAsType(): string {
    return 'number';
  }
}
