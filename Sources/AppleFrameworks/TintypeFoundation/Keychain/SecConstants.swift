// SPDX-License-Identifier: MIT

public import Foundation

// The values are those of Apple’s framework.

/// No error.
public let errSecSuccess: OSStatus = 0
/// A function is not implemented.
public let errSecUnimplemented: OSStatus = -4
/// A parameter is not valid.
public let errSecParam: OSStatus = -50
/// Input or output failed.
public let errSecIO: OSStatus = -36
/// Memory could not be allocated.
public let errSecAllocate: OSStatus = -108
/// The user canceled.
public let errSecUserCanceled: OSStatus = -128
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The authorization failed.
public let errSecAuthFailed: OSStatus = -25293
/// The keychain does not exist.
public let errSecNoSuchKeychain: OSStatus = -25294
/// The item exists.
public let errSecDuplicateItem: OSStatus = -25299
/// The item does not exist.
public let errSecItemNotFound: OSStatus = -25300
/// The device is locked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data cannot be decoded.
public let errSecDecode: OSStatus = -26275
/// The app lacks an entitlement.
public let errSecMissingEntitlement: OSStatus = -34018

/// The class of an item.
public var kSecClass: CFString { "class" }
/// The class of passwords of an app.
public var kSecClassGenericPassword: CFString { "genp" }
/// The class of passwords for servers.
public var kSecClassInternetPassword: CFString { "inet" }
/// The class of certificates.
public var kSecClassCertificate: CFString { "cert" }
/// The class of keys.
public var kSecClassKey: CFString { "keys" }
/// The class of identities.
public var kSecClassIdentity: CFString { "idnt" }
/// The account.
public var kSecAttrAccount: CFString { "acct" }
/// The service.
public var kSecAttrService: CFString { "svce" }
/// The server.
public var kSecAttrServer: CFString { "srvr" }
/// Data that the app defines.
public var kSecAttrGeneric: CFString { "gena" }
/// The name that users see.
public var kSecAttrLabel: CFString { "labl" }
/// The description that users see.
public var kSecAttrDescription: CFString { "desc" }
/// The comment that users see.
public var kSecAttrComment: CFString { "icmt" }
/// The group of apps.
public var kSecAttrAccessGroup: CFString { "agrp" }
/// The conditions of access; they have no effect.
public var kSecAttrAccessControl: CFString { "accc" }
/// The date of the creation.
public var kSecAttrCreationDate: CFString { "cdat" }
/// The date of the last change.
public var kSecAttrModificationDate: CFString { "mdat" }
/// The key for items of all devices.
public var kSecAttrSynchronizable: CFString { "sync" }
/// The value for items of this device and of all devices.
public var kSecAttrSynchronizableAny: CFString { "syna" }
/// The times of access; they have no effect.
public var kSecAttrAccessible: CFString { "pdmn" }
/// Access while the device is unlocked.
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
/// Access while this device is unlocked.
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
/// Access after the first unlock.
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
/// Access after the first unlock of this device.
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
/// Access with a passcode.
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }
/// Access at any time.
public var kSecAttrAccessibleAlways: CFString { "dk" }
/// Access on this device at any time.
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" }
/// The data of the item.
public var kSecValueData: CFString { "v_Data" }
/// The key to return data.
public var kSecReturnData: CFString { "r_Data" }
/// The key to return attributes.
public var kSecReturnAttributes: CFString { "r_Attributes" }
/// The key to return references; it has no effect.
public var kSecReturnRef: CFString { "r_Ref" }
/// The key to return persistent references; it has no effect.
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }
/// The number of items to return.
public var kSecMatchLimit: CFString { "m_Limit" }
/// The first item.
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
/// All items.
public var kSecMatchLimitAll: CFString { "m_LimitAll" }
/// The context of an authentication; it has no effect.
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" }
/// The text that users see; it has no effect.
public var kSecUseOperationPrompt: CFString { "u_OpPrompt" }
/// The choice of the keychain; it has no effect.
public var kSecUseDataProtectionKeychain: CFString { "nleg" }
