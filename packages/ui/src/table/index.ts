export { DataTable } from './data-table';
export type { Column, DataTableProps, TableSearch } from './data-table';
