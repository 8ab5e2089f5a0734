// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeFoundation

/// A number of the output or input of a node.
public typealias AVAudioNodeBus = Int
/// A closure that receives the sound of a node; it is never called.
public typealias AVAudioNodeTapBlock = @Sendable (AVAudioPCMBuffer, AVAudioTime) -> Void

/// A graph of nodes, which stores its state and is silent.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  // Proof of safety: locks guard the properties that can change.
  /// The microphone, of which there is none.
  public let inputNode = AVAudioInputNode()
  /// The speaker.
  public let outputNode = AVAudioOutputNode()
  /// The node that mixes the sounds of others.
  public let mainMixerNode = AVAudioMixerNode()
  /// The attached nodes.
  @_Locked open private(set) var attachedNodes: Set<AVAudioNode> = []
  /// A Boolean value that indicates whether the app started the engine.
  @_Locked open private(set) var isRunning = false

  /// Adds a node.
  open func attach(_ node: AVAudioNode) {
    attachedNodes.insert(node)
    node.engine = self
  }

  /// Removes a node.
  open func detach(_ node: AVAudioNode) {
    attachedNodes.remove(node)
    node.engine = nil
  }

  /// Does nothing, because the engine is silent.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}

  /// Does nothing, because the engine is silent.
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus,
    toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
  ) {}

  /// Does nothing, because the engine is silent.
  open func disconnectNodeOutput(_ node: AVAudioNode) {}

  /// Does nothing, because the engine is silent.
  open func prepare() {}

  /// Stores that the app started the engine.
  open func start() throws { isRunning = true }

  /// Stores that the app paused the engine.
  open func pause() { isRunning = false }

  /// Stores that the app stopped the engine.
  open func stop() { isRunning = false }

  /// Removes the attached nodes.
  open func reset() { attachedNodes.removeAll() }
}

/// A node of a graph, which is silent.
open class AVAudioNode: NSObject, @unchecked Sendable {
  // Proof of safety: locks guard the properties that can change.
  /// The graph of the node.
  open internal(set) var engine: AVAudioEngine? {
    get { reference.engine }
    set { reference.engine = newValue }
  }
  @_Locked private var reference = Reference()

  private struct Reference {
    weak var engine: AVAudioEngine?
  }

  /// The volume, 0 to 1.
  @_Locked open var volume: Float = 1
  /// The balance from -1, left, to 1, right.
  @_Locked open var pan: Float = 0

  /// Creates a node.
  public override init() { super.init() }

  /// Returns the format of an output: two channels with 44.1 kHz.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .standard }

  /// Returns the format of an input: two channels with 44.1 kHz.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .standard }

  /// Does nothing, because the node is silent; the closure is never called.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}

  /// Does nothing, because the node is silent.
  open func removeTap(onBus bus: AVAudioNodeBus) {}
}

/// A node for a device.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
  // Proof of safety: locks guard the properties that can change.
  /// A Boolean value that indicates whether the app removes echoes.
  @_Locked open private(set) var isVoiceProcessingEnabled = false

  /// Stores whether the app removes echoes.
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws { isVoiceProcessingEnabled = enabled }
}

// Proof of safety: it adds no stored property.
/// The microphone, of which there is none.
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {}

// Proof of safety: it adds no stored property.
/// The speaker, which is silent.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}

/// A node that mixes the sounds of others, and is silent.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  // Proof of safety: locks guard the properties that can change.
  /// The volume of the mixed sound, 0 to 1.
  @_Locked open var outputVolume: Float = 1
}

/// A node that plays buffers and files, and is silent.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  // Proof of safety: locks guard the properties that can change.
  /// The options of a buffer.
  public struct BufferOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The buffer is repeated.
    public static let loops = Self(rawValue: 1)
    /// The buffer ends the buffers before it.
    public static let interrupts = Self(rawValue: 2)
    /// The buffer ends a repeated one.
    public static let interruptsAtLoop = Self(rawValue: 4)
  }

  /// A Boolean value that indicates whether the app started the player.
  @_Locked open private(set) var isPlaying = false

  /// Does nothing, because the node is silent; the closure is never called.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil, options: BufferOptions = [],
    completionHandler: (@Sendable () -> Void)? = nil
  ) {}

  /// Does nothing, because the node is silent; the closure is never called.
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil
  ) {}

  /// Stores that the app started the player.
  open func play() { isPlaying = true }

  /// Stores that the app paused the player.
  open func pause() { isPlaying = false }

  /// Stores that the app stopped the player.
  open func stop() { isPlaying = false }
}

/// A node that changes sounds, and is silent.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
  // Proof of safety: locks guard the properties that can change.
  /// A Boolean value that indicates whether sounds are not changed.
  @_Locked open var bypass = false
}

/// A node that changes speed and pitch.
open class AVAudioUnitTimePitch: AVAudioUnit, @unchecked Sendable {
  // Proof of safety: locks guard the properties that can change.
  /// The speed.
  @_Locked open var rate: Float = 1
  /// The pitch in hundredths of a semitone.
  @_Locked open var pitch: Float = 0
}

/// A node that changes the speed together with the pitch.
open class AVAudioUnitVarispeed: AVAudioUnit, @unchecked Sendable {
  // Proof of safety: locks guard the properties that can change.
  /// The speed.
  @_Locked open var rate: Float = 1
}
