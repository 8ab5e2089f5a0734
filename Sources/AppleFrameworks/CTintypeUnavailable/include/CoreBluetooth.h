// SPDX-License-Identifier: MIT

#include "unavailable.h"

TINTYPE_UNAVAILABLE(CBCentral, "Bluetooth does not exist")
TINTYPE_UNAVAILABLE(CBCentralManager, "Bluetooth does not exist")
TINTYPE_UNAVAILABLE(CBCharacteristic, "Bluetooth does not exist")
TINTYPE_UNAVAILABLE(CBMutableCharacteristic, "Bluetooth does not exist")
TINTYPE_UNAVAILABLE(CBMutableService, "Bluetooth does not exist")
TINTYPE_UNAVAILABLE(CBPeripheral, "Bluetooth does not exist")
TINTYPE_UNAVAILABLE(CBPeripheralManager, "Bluetooth does not exist")
TINTYPE_UNAVAILABLE(CBService, "Bluetooth does not exist")
TINTYPE_UNAVAILABLE(CBUUID, "Bluetooth does not exist")
