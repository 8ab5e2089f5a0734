"""Libraries and programs for two processors, from Debian's packages; see scripts/measure/arm64.

`Processor` downloads packages into a folder of .build/arm64 and unpacks them there, without installing anything, and
builds C programs that are run with exactly these libraries: those for arm64 with QEMU's user emulation.
"""

import os
import pathlib
import re
import shutil
import subprocess

from repository import ROOT, Failure, run

FOLDER = ROOT / ".build/arm64"
SOURCES = ROOT / "scripts/library/processors"
# The libraries of the painter and of the kernels, and what C programs are linked with.
PACKAGES = ["libc6-dev", "libgcc-*-dev", "libpng-dev", "libdeflate-dev", "libxxhash-dev", "libpangocairo-1.0-0"]
EMULATOR = "qemu-user-static"
# Functions with the same results in Debian's C libraries for both processors, as the part `functions` of
# scripts/measure/arm64 measures; scripts/checks/arithmetic permits them.
MATHEMATICS = "sin cos tan asin acos atan atan2 exp expm1 log log2 log10 log1p pow".split()
# Operations that round once where the sources have a multiplication and an addition.
FUSED = re.compile(r"^\s+(fn?m(?:add|sub)|fml[as]l?2?)\b", re.M)


class Processor:
    """A processor: the name of its packages in Debian, and the name of its programs."""

    def __init__(self, name, triple, loader):
        self.name = name
        self.triple = triple
        self.folder = FOLDER / name
        self.root = self.folder / "root"
        self.loader = loader
        self.emulator = None

    def prepare(self, packages):
        """Downloads and unpacks the packages, unless the folder contains them."""
        ready = self.folder / "ready"
        if not ready.exists() or ready.read_text() != " ".join(packages):
            shutil.rmtree(self.folder, ignore_errors=True)
            archives = self.download(packages)
            for archive in archives:
                run("dpkg-deb", "-x", archive, self.root)
            versions = "".join(run("dpkg-deb", "-W", archive) for archive in archives)
            (self.folder / "versions").write_text(versions)
            shutil.rmtree(self.folder / "apt")
            ready.write_text(" ".join(packages))

    def download(self, packages):
        """Downloads packages and all that they need, with apt's own files in the folder."""
        apt = self.folder / "apt"
        for name in ("lists/partial", "archives/partial", "sources"):
            (apt / name).mkdir(parents=True)
        (apt / "status").touch()
        for path in sources():
            shutil.copy(path, apt / "sources")
        settings = {
            "Dir::State": apt, "Dir::State::status": apt / "status", "Dir::Cache": apt,
            "Dir::Etc::SourceList": "/dev/null", "Dir::Etc::SourceParts": apt / "sources", "APT::Architecture": self.name,
            "APT::Architectures::": self.name, "APT::Install-Recommends": "false", "Acquire::Languages": "none",
            "APT::Sandbox::User": "root" if os.geteuid() == 0 else "",
        }
        options = [part for key, value in settings.items() for part in ("-o", f"{key}={value}")]
        run("apt-get", *options, "update", quiet=True)
        # Each release has other versions of this one.
        versions = re.findall(r"(?m)^libgcc-(\d+)-dev$", run("apt-cache", *options, "pkgnames", "libgcc-"))
        names = [name.replace("*", max(versions, key=int, default="*")) for name in packages]
        run("apt-get", *options, "install", "-y", "--download-only", *names, quiet=True)
        return sorted((apt / "archives").glob("*.deb"))

    def versions(self):
        """The versions of the unpacked packages."""
        return dict(line.split("\t") for line in (self.folder / "versions").read_text().splitlines())

    def compile(self, name, flags, files, libraries):
        """Builds a program with the compiler of the Swift toolchain."""
        program = self.folder / name
        run("clang", f"--target={self.triple}", f"--sysroot={self.root}", "-fuse-ld=lld", "-std=gnu11", "-Wall",
            "-Wextra", "-Werror", *flags, *files, "-o", program, *[f"-l:{library}" for library in libraries],
            "-Wl,--allow-shlib-undefined", "-l:libm.so.6", "-lpthread")
        return program

    def fused(self, flags, files):
        """The names of files whose code for this processor has fused operations, with their number."""
        found = {}
        for file in files:
            code = run("clang", f"--target={self.triple}", f"--sysroot={self.root}", "-std=gnu11", *flags, "-S", file,
                       "-o", "-")
            if count := len(FUSED.findall(code)):
                found[file.name] = count
        return found

    def start(self, program, *arguments):
        """Runs a program with the unpacked libraries, and returns its exit code and its output."""
        if self.emulator:
            command = [self.emulator, "-L", self.root]
        else:
            paths = [self.root / folder / self.triple for folder in ("lib", "usr/lib")]
            command = [self.root / self.loader, "--library-path", ":".join(map(str, paths))]
        done = subprocess.run(
            [str(part) for part in ["nice", *command, program, *arguments]], capture_output=True, text=True,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"})
        if done.returncode not in (0, 1):
            raise Failure(f"arm64: {program.name} failed on {self.name}:\n{done.stdout[-2000:]}{done.stderr}".rstrip())
        return done.returncode, done.stdout


def sources():
    """The files that name the package sources of the release of Debian on this machine."""
    release = dict(re.findall(r'(?m)^(\w+)="?([^"\n]*)"?$', pathlib.Path("/etc/os-release").read_text()))
    folder = pathlib.Path("/etc/apt")
    listed = [folder / "sources.list", *folder.glob("sources.list.d/*.sources"), *folder.glob("sources.list.d/*.list")]
    suite = re.compile(rf"(?<![\w-]){re.escape(release.get('VERSION_CODENAME', ''))}(?![\w])")
    found = [path for path in sorted(listed) if path.exists() and suite.search(path.read_text())]
    if release.get("ID") != "debian" or not found:
        raise Failure("arm64: no file in /etc/apt names the packages of this release of Debian. Run this on Debian.")
    return found


def processors():
    """Both processors, with the same versions of all libraries."""
    if os.uname().machine != "x86_64" or not shutil.which("apt-get"):
        raise Failure("arm64: the comparison requires Debian on x86-64. On arm64, run scripts/test.")
    here = Processor("amd64", "x86_64-linux-gnu", "lib64/ld-linux-x86-64.so.2")
    there = Processor("arm64", "aarch64-linux-gnu", "lib/ld-linux-aarch64.so.1")
    here.prepare([*PACKAGES, EMULATOR])
    there.prepare(PACKAGES)
    programs = [here.root / f"usr/bin/{name}" for name in ("qemu-aarch64-static", "qemu-aarch64")]
    there.emulator = next((program for program in programs if program.exists()), None)
    if there.emulator is None:
        raise Failure(f"arm64: the package {EMULATOR} has no emulator of arm64.")
    ours, theirs = here.versions(), there.versions()
    differing = [name for name in ours.keys() & theirs.keys() if name.startswith("lib") and ours[name] != theirs[name]]
    if differing:
        raise Failure(f"arm64: the versions of {', '.join(sorted(differing))} differ. Remove {FOLDER} and try again.")
    return here, there
