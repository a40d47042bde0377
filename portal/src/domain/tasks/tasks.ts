import { TaskDimension } from '#generated/shared/enums/TaskDimension.ts';
import { TaskStatus } from '#generated/shared/enums/TaskStatus.ts';

/** Tasks are fetched with this status, first page of six. 2 §4, §9 */
export const taskQuery = { taskStatus: TaskStatus.Processing, pageNum: 1, pageSize: 6 } as const;

/** current / target in percent, capped at 100. 2 §4 */
export function taskPercent(task: { readonly currentValue: number; readonly targetValue: number }): number {
  if (task.targetValue <= 0) return 100;
  return Math.min(Math.floor((task.currentValue / task.targetValue) * 100), 100);
}

/** Amounts are in yuan, counts in orders. 2 §3 */
export const countsOrders = (dimension: string): boolean => dimension === TaskDimension.OrderCount;

/** The gap that a slide step adds to the box width, in px. 2 §2.4 */
export const TASK_GAP = 10;
/** Two tasks fit side by side; arrows lead to further ones. 2 §2.4 */
export const hasTaskArrows = (count: number): boolean => count > 2;
/** From the fourth task on, dashes below the tasks show the position. 2 §2.4 */
export const hasPositionDashes = (count: number): boolean => count > 3;
