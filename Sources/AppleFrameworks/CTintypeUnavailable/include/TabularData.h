// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(DataFrame, "Tabular data does not exist")
TINTYPE_UNAVAILABLE(AnyColumn, "Tabular data does not exist")
TINTYPE_UNAVAILABLE(CSVReadingOptions, "Tabular data does not exist")
