// SPDX-License-Identifier: MIT

public import Foundation

/// The states of connections.
public enum CBPeripheralState: Int, Sendable {
  /// Not connected.
  case disconnected
  /// At the start.
  case connecting
  /// Connected.
  case connected
  /// At the end.
  case disconnecting
}

/// The ways of writing values.
public enum CBCharacteristicWriteType: Int, Sendable {
  /// With an answer.
  case withResponse
  /// Without an answer.
  case withoutResponse
}

/// The abilities of values.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates abilities from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Sending to all devices.
  public static let broadcast = Self(rawValue: 0x01)
  /// Reading.
  public static let read = Self(rawValue: 0x02)
  /// Writing without an answer.
  public static let writeWithoutResponse = Self(rawValue: 0x04)
  /// Writing.
  public static let write = Self(rawValue: 0x08)
  /// Reporting changes.
  public static let notify = Self(rawValue: 0x10)
  /// Reporting changes with an answer.
  public static let indicate = Self(rawValue: 0x20)
}

/// An error of Bluetooth.
public struct CBError: Error, Hashable, CustomNSError, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// Not known.
    case unknown
    /// A parameter is wrong.
    case invalidParameters
    /// A handle is wrong.
    case invalidHandle
    /// There is no connection.
    case notConnected
    /// There is no space.
    case outOfSpace
    /// The operation was canceled.
    case operationCancelled
    /// The time is over.
    case connectionTimeout
    /// The device has ended the connection.
    case peripheralDisconnected
    /// The identifier is not allowed.
    case uuidNotAllowed
    /// The device is already used.
    case alreadyAdvertising
    /// The connection failed.
    case connectionFailed
    /// There are too many connections.
    case connectionLimitReached
    /// The device is not known.
    case unknownDevice
    /// The operation does not exist.
    case operationNotSupported
    /// The device has removed the pairing.
    case peerRemovedPairingInformation
    /// The connection is not encrypted.
    case encryptionTimedOut
    /// There are too many devices.
    case tooManyLEPairedDevices
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { "CBErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

/// An error of a device.
public struct CBATTError: Error, Hashable, CustomNSError, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// No error.
    case success
    /// A handle is wrong.
    case invalidHandle
    /// The value cannot be read.
    case readNotPermitted
    /// The value cannot be written.
    case writeNotPermitted
    /// The message is wrong.
    case invalidPdu
    /// The user is not known.
    case insufficientAuthentication
    /// The request does not exist.
    case requestNotSupported
    /// The position is wrong.
    case invalidOffset
    /// The user may not do it.
    case insufficientAuthorization
    /// There are too many requests.
    case prepareQueueFull
    /// There is no such value.
    case attributeNotFound
    /// The value is too long.
    case attributeNotLong
    /// The key is too short.
    case insufficientEncryptionKeySize
    /// The length is wrong.
    case invalidAttributeValueLength
    /// Another error.
    case unlikelyError
    /// The connection is not encrypted.
    case insufficientEncryption
    /// The group does not exist.
    case unsupportedGroupType
    /// There is too little memory.
    case insufficientResources
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { "CBATTErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

// Proof of safety: the properties are constants.
/// The superclass of services and their values.
open class CBAttribute: NSObject, @unchecked Sendable {
  /// The identifier.
  public let uuid: CBUUID

  init(identifier: CBUUID) { uuid = identifier }
}

// Proof of safety: no service is found.
/// A service of a device, of which there are none.
open class CBService: CBAttribute, @unchecked Sendable {
  /// The device: always `nil`.
  open var peripheral: CBPeripheral? { nil }
  /// A Boolean value that indicates whether this is the main service: always `true`.
  open var isPrimary: Bool { true }
  /// The values: always `nil`.
  open var characteristics: [CBCharacteristic]? { nil }
}

// Proof of safety: no value is found.
/// A value of a service, of which there are none.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  /// The service: always `nil`.
  open var service: CBService? { nil }
  /// The abilities: none.
  open var properties: CBCharacteristicProperties { [] }
  /// The bytes: always `nil`.
  open var value: Data? { nil }
  /// The descriptions: always `nil`.
  open var descriptors: [CBDescriptor]? { nil }
  /// A Boolean value that indicates whether changes are reported: always `false`.
  open var isNotifying: Bool { false }
}

// Proof of safety: no description is found.
/// A description of a value, of which there are none.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
  /// The description: always `nil`.
  open var value: Any? { nil }
}

// Proof of safety: the class has no stored properties.
/// The superclass of devices.
open class CBPeer: NSObject, @unchecked Sendable {
  /// The identifier: always the same one.
  open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

// Proof of safety: no device is found.
/// A device, of which there are none.
open class CBPeripheral: CBPeer, @unchecked Sendable {
  /// The object that is called for values.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// The name: always `nil`.
  open var name: String? { nil }
  /// The state: always `disconnected`.
  open var state: CBPeripheralState { .disconnected }
  /// The services: always `nil`.
  open var services: [CBService]? { nil }
  /// A Boolean value that indicates whether values can be sent: always `false`.
  open var canSendWriteWithoutResponse: Bool { false }

  /// Does nothing, because there is no device.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}

  /// Does nothing, because there is no device.
  open func discoverCharacteristics(
    _ characteristicUUIDs: [CBUUID]?, for service: CBService
  ) {}

  /// Does nothing, because there is no device.
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}

  /// Does nothing, because there is no device.
  open func readValue(for characteristic: CBCharacteristic) {}

  /// Does nothing, because there is no device.
  open func readRSSI() {}

  /// Does nothing, because there is no device.
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}

  /// Does nothing, because there is no device.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}

  /// Returns 20, the least length.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}

/// The object that is called for values of a device, of which there are none.
public protocol CBPeripheralDelegate: NSObjectProtocol {
  /// Called for found services.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// Called for found values.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?)
  /// Called for a changed value.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// Called for a written value.
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// Called for changed reports.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// Called for the strength of the signal.
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
}

extension CBPeripheralDelegate {
  /// Does nothing.
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?
  ) {}
}
