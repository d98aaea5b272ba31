import { Type } from '@mikro-orm/core';
import { Big } from 'big.js';

/** Money: integer cents in the database, a number of reais at every door. Conversion is decimal, never `* 100` on a float. */
export class ReaisType extends Type<number, number | string> {
  override convertToDatabaseValue(reais: number): number {
    return Big(reais).times(100).toNumber();
  }

  override convertToJSValue(cents: number | string): number {
    return Big(cents).div(100).toNumber();
  }

  override getColumnType(): string {
    return 'integer';
  }

  override compareAsType(): string {
    return 'number';
  }
}
