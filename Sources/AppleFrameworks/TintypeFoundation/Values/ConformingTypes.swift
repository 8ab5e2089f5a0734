// SPDX-License-Identifier: MIT

import CTintypeConformances

/// The types of the process that conform to a protocol.
package enum ConformingTypes {
  /// Returns the types that conform to a protocol, without duplicates.
  ///
  /// - Parameter existential: The existential type of the protocol.
  /// - Returns: The types in the order in which their images were loaded.
  package static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    guard let descriptor = descriptor(of: existential) else { return [] }
    let found = Found()
    let context = Unmanaged.passUnretained(found).toOpaque()
    withExtendedLifetime(found) {
      _ = tintype_conforming_types(descriptor, context) { context, metadata in
        // The address of metadata is the representation of a type.
        Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
          .add(unsafeBitCast(metadata, to: Any.Type.self))
      }
    }
    return found.types
  }

  /// Returns the descriptor of the only protocol of an existential type.
  ///
  /// The layout is that of `TargetExistentialTypeMetadata` in swift/ABI/Metadata.h: the kind, the
  /// flags, the number of protocols, and, for one protocol without a superclass, its descriptor.
  private static func descriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    guard metadata.load(fromByteOffset: 12, as: UInt32.self) == 1 else { return nil }
    return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
  }

  /// Types in the order in which they were found.
  private final class Found {
    private(set) var types: [Any.Type] = []
    private var known: Set<ObjectIdentifier> = []

    func add(_ type: Any.Type) {
      if known.insert(ObjectIdentifier(type)).inserted { types.append(type) }
    }
  }
}
