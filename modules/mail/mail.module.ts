import type { Module } from '../module.ts';

/** The module of letters: what customers and staff are written of orders and messages (059). */
export const mail: Module = {};
