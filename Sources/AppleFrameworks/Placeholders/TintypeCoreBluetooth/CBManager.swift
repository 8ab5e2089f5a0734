// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// The states of Bluetooth.
public enum CBManagerState: Int, Sendable {
  /// Not known.
  case unknown
  /// Bluetooth starts again.
  case resetting
  /// There is no Bluetooth.
  case unsupported
  /// The user has refused.
  case unauthorized
  /// Bluetooth is off.
  case poweredOff
  /// Bluetooth is on.
  case poweredOn
}

/// The permissions to use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
  /// The user has not decided.
  case notDetermined
  /// The user cannot decide.
  case restricted
  /// The user has refused.
  case denied
  /// The user has agreed.
  case allowedAlways
}

// Proof of safety: the class has no stored properties.
/// The superclass of both roles of a device.
open class CBManager: NSObject, @unchecked Sendable {
  /// The state: always `unsupported`.
  open var state: CBManagerState { .unsupported }
  /// The permission: always `notDetermined`.
  open var authorization: CBManagerAuthorization { .notDetermined }
  /// The permission: always `notDetermined`.
  open class var authorization: CBManagerAuthorization { .notDetermined }
}

// Proof of safety: the properties are constants.
/// An identifier of a service.
open class CBUUID: NSObject, @unchecked Sendable {
  /// The text.
  public let uuidString: String

  /// Creates an identifier from its text.
  public init(string theString: String) { uuidString = theString.uppercased() }

  /// Creates an identifier.
  public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }

  /// Creates an identifier from its bytes.
  public init(data theData: Data) {
    uuidString = theData.map { String(format: "%02X", $0) }.joined()
  }

  /// The bytes of a short identifier, and the text of another one.
  open var data: Data {
    UInt16(uuidString, radix: 16).map { Data([UInt8($0 >> 8), UInt8($0 & 255)]) }
      ?? Data(uuidString.utf8)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }

  open override var hash: Int { uuidString.hashValue }
}

/// The object that is called for found devices, of which there are none.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// Called after the state of Bluetooth has changed.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// Called for a found device.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber)
  /// Called after a connection.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// Called after a connection failed.
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  /// Called after the end of a connection.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?)
  /// Called before the app continues.
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
}

extension CBCentralManagerDelegate {
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber
  ) {}
  /// Does nothing.
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
}

// Proof of safety: the manager reports nothing.
/// A search for devices, which finds none.
open class CBCentralManager: CBManager, @unchecked Sendable {
  /// The object that is called for found devices.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// A Boolean value that indicates whether devices are searched: always `false`.
  open var isScanning: Bool { false }

  /// Creates a search.
  public override convenience init() { self.init(delegate: nil, queue: nil) }

  /// Creates a search.
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
  ) {
    self.delegate = delegate
  }

  /// Does nothing, because there is no Bluetooth.
  open func scanForPeripherals(
    withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil
  ) {}

  /// Does nothing, because there is no Bluetooth.
  open func stopScan() {}

  /// Does nothing, because there is no Bluetooth.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}

  /// Does nothing, because there is no Bluetooth.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}

  /// Returns no devices.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }

  /// Returns no devices.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
    []
  }
}

/// The key of a Boolean value: a device is reported several times.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The key of a Boolean value: the user is asked to turn on Bluetooth.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The key of an identifier with which the app continues.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The key of the devices with which the app continues.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// The key of the name of a found device.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The key of the services of a found device.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The key of the data of the manufacturer.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// The key of a Boolean value: the found device can be connected.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
